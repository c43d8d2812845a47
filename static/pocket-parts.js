// The parts that the pocket is loaded from: fetched once, kept by the browser as they are, compressed.

// The cache of a build: its parts, and the files of the site.
const name = ({ version }) => `pocket-${version}`;
const DIGEST = "X-Digest";
const address = (build, part) => `/pocket/${build.version}/${part}`;

// The shortest module: making it fails where WebAssembly is missing or not allowed.
const NOTHING = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

function canRun() {
  try {
    return Boolean(new WebAssembly.Module(NOTHING));
  } catch {
    return false;
  }
}

// Fetch the parts that aren't there yet, not even in another build; tell how much of all is there after each.
export async function fetchParts(build, tell) {
  if (!canRun()) {
    new BroadcastChannel("pocket").postMessage({ impossible: true });
    throw new Error("WebAssembly isn't allowed here");
  }
  const cache = await caches.open(name(build));
  const sum = build.parts.reduce((bytes, [, size]) => bytes + size, 0);
  let there = 0;
  for (const [part, size, digest] of build.parts) {
    const where = address(build, part);
    if (!(await cache.match(where))) {
      const before = await unchanged(part, digest);
      if (before) await cache.put(where, before);
      else await fetchPart(cache, where, digest, (bytes) => tell(there + bytes, sum));
    }
    there += size;
    tell(there, sum);
  }
}

// A part with the same content, if some build has loaded it.
async function unchanged(part, digest) {
  for (const one of await caches.keys()) {
    if (!one.startsWith("pocket-")) continue;
    const cache = await caches.open(one);
    const kept = await cache.match(`/pocket/${one.slice("pocket-".length)}/${part}`);
    if (kept?.headers.get(DIGEST) === digest) return kept;
  }
  return null;
}

async function fetchPart(cache, where, digest, tell) {
  const answer = await fetch(where);
  if (!answer.ok) throw new Error(`${where}: ${answer.status}`);
  const chunks = [];
  let bytes = 0;
  for await (const chunk of read(answer.body)) {
    chunks.push(chunk);
    bytes += chunk.length;
    tell(bytes);
  }
  await cache.put(where, new Response(new Blob(chunks), { headers: { [DIGEST]: digest } }));
}

async function* read(stream) {
  const reader = stream.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) yield value;
}

// A part, decompressed.
export async function part(build, which, type = "application/octet-stream") {
  const where = address(build, which);
  const kept = (await (await caches.open(name(build))).match(where)) ?? (await fetch(where));
  return new Response(kept.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": type } });
}

export const filesOf = (build) => caches.open(name(build));

// Drop what other builds have left.
export async function dropOthers(build) {
  const names = await caches.keys();
  await Promise.all(names.filter((one) => one.startsWith("pocket-") && one !== name(build)).map((one) => caches.delete(one)));
}
