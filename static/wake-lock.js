// Keep the screen awake while a table is open: the phone lies beside the board untouched.

let lock = null;

async function hold() {
  if (lock || document.visibilityState !== "visible") return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => { lock = null; });
  } catch {
    // Low battery or not allowed: the screen sleeps as usual.
  }
}

if ("wakeLock" in navigator) {
  hold();
  document.addEventListener("visibilitychange", hold);
}
