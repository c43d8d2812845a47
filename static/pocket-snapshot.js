// A copy of Python's memory as it is when the app has started: the next start is several times shorter with it. Pyodide's
// calls for this are undocumented, so without a copy, or if one doesn't work, the app starts from its parts.
import { filesOf, part } from "./pocket-parts.js";

const BROWSER = "X-Browser";
const PAGE = 65536;
const LATER = 1000;
// What a copy is kept in: the memory, the files that Python hasn't read yet, and two parts as they are when unpacked; and
// a note while a start from it is under way.
const KEPT = { memory: "snapshot", files: "snapshot-files", runtime: "snapshot-runtime", stdlib: "snapshot-stdlib", begun: "snapshot-begun" };
const IMPORTED = `
import sys
[file for module in [*sys.modules.values()] if (file := getattr(module, "__file__", None))]
`;

const address = ({ version }, which) => `/pocket/${version}/${KEPT[which]}`;

let tried = false; // whether this worker has started from a copy: if it starts again, that one was no good

// The copy that this browser has made of this build: its memory, its files by their names, and the unpacked parts. One
// that a worker didn't get to work, or didn't survive, is forgotten.
export async function load(build) {
  const cache = await filesOf(build);
  const [memory, files, runtime, stdlib, begun] = await Promise.all(Object.keys(KEPT).map((which) => cache.match(address(build, which))));
  if (!memory) return null;
  if (!files || !runtime || !stdlib || begun || tried || memory.headers.get(BROWSER) !== self.navigator.userAgent) return forget(build);
  tried = true;
  await cache.put(address(build, "begun"), new Response(""));
  return { memory: await bytesOf(memory), files: bytesOf(files).then(filesIn), parts: { runtime, stdlib } };
}

const bytesOf = async (response) => new Uint8Array(await response.arrayBuffer());

export async function forget(build) {
  const cache = await filesOf(build);
  await Promise.all(Object.keys(KEPT).map((which) => cache.delete(address(build, which))));
  return null;
}

// A start from it has worked.
export const works = async (build) => (await filesOf(build)).delete(address(build, "begun"));

// Make a copy, and keep it when the first answers have been given. There must be nothing of the visitor's in it yet.
export function keep(build, python, files, home) {
  try {
    const memory = python.makeMemorySnapshot();
    const imported = python.runPython(IMPORTED);
    const known = new Set(imported.toJs());
    imported.destroy();
    const rest = [...files].filter(([name]) => name.endsWith(".so") || !known.has(`${home}/${name}`));
    setTimeout(() => write(build, memory, rest).catch(noCopy), LATER);
  } catch (error) {
    noCopy(error);
  }
}

const noCopy = (error) => console.warn("no copy of the memory", error);

// The memory comes last: without it nothing of this is used.
async function write(build, memory, files) {
  const cache = await filesOf(build);
  const put = (which, response) => cache.put(address(build, which), response);
  await put("runtime", await part(build, "runtime", "application/wasm"));
  await put("stdlib", await part(build, "stdlib"));
  await put("files", new Response(new Blob(asTree(files))));
  await put("memory", new Response(memory, { headers: { [BROWSER]: self.navigator.userAgent } }));
}

// Pyodide's module in such a way that a copy fits: a compiled library is loaded before Python starts, so that it is at the
// same address each time, and the memory is as large as the copy.
export function fitting(createPyodideModule, library, memory) {
  return (settings) => {
    const { instantiateWasm } = settings;
    settings.dynamicLibraries = [library];
    settings.instantiateWasm = (imports, receive) => instantiateWasm(imports, (instance, module) => {
      const missing = memory ? memory.length - instance.exports.memory.buffer.byteLength : 0;
      if (missing > 0) instance.exports.memory.grow(Math.floor(missing / PAGE));
      return receive(instance, module);
    });
    return createPyodideModule(settings);
  };
}

// The files of a tree by their names. It begins with the length of its index, and the index with names and lengths.
export function filesIn(bytes) {
  const start = 4 + new DataView(bytes.buffer).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(bytes.subarray(4, start)));
  const files = new Map();
  let at = start;
  for (const [name, length] of index) {
    files.set(name, bytes.subarray(at, at + length));
    at += length;
  }
  return files;
}

function asTree(files) {
  const index = new TextEncoder().encode(JSON.stringify(files.map(([path, content]) => [path, content.length])));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, index.length, true);
  return [length, index, ...files.map(([, content]) => content)];
}
