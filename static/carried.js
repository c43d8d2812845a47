// Which worker this browser uses: the one that keeps pages, or, if somebody took the judge along, the one with the judge.

const KEY = "carry";

// "yes", "no", or nothing if nobody was asked.
export function choice() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "no"; // Not allowed here: then nothing else can be stored either.
  }
}

export function choose(what) {
  try {
    localStorage.setItem(KEY, what);
  } catch {
    // Not allowed.
  }
}

const isJudge = (worker) => worker?.scriptURL.endsWith("/pocket.js") ?? false;

// Whether this page is answered by the judge on this device wherever no server answers.
export const answersHere = () => isJudge(navigator.serviceWorker?.controller);

export const registerJudge = () => navigator.serviceWorker.register("/pocket.js", { type: "module" });
export const registerKeeper = () => navigator.serviceWorker.register("/sw.js");

// The judge stays as long as nobody removes it, also while the server doesn't offer it.
export async function register() {
  if (choice() === "yes") {
    try {
      return await registerJudge();
    } catch {
      const now = await navigator.serviceWorker.getRegistration();
      if (isJudge(now?.active)) return now;
    }
  }
  return registerKeeper();
}
