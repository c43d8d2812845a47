// Start the app: Python, its modules, and the rows of this device.
import { part } from "./pocket-parts.js";

const HOME = "/lib/python3.14/site-packages";
const LOADED_BY_NAME = { "pyodide.asm.wasm": ["runtime", "application/wasm"], "python_stdlib.zip": ["stdlib"] };
const START = `
import json
from pyodide.ffi import to_js
from adjudicator.pocket.bridge import Pocket

pocket = Pocket()

def restore(rows):
    pocket.restore(dict(json.loads(rows)))

def answer(request, body):
    told, made = pocket.answer_json(request, body.to_bytes())
    return to_js((told, made))
`;

// Returns two functions of the app: to answer a request, and to begin again with other rows.
export async function start({ build, loadPyodide, createPyodideModule }) {
  const trees = Promise.all(build.trees.map(async (which) => new Uint8Array(await (await part(build, which)).arrayBuffer())));
  const python = await withParts(build, () => loadPyodide({
    indexURL: `/pocket/${build.version}/`,
    createPyodideModule,
    lockFileContents: { info: build.info, packages: {} },
    env: { HOME: "/home", PYDANTIC_DISABLE_PLUGINS: "__all__" },
  }));
  for (const tree of await trees) unpack(python.FS, tree);
  python.runPython(START);
  return { answer: python.globals.get("answer"), restore: python.globals.get("restore") };
}

// Pyodide fetches two of its files by itself: give it the parts.
async function withParts(build, task) {
  const { fetch } = self;
  self.fetch = (input, init) => {
    const [which, type] = LOADED_BY_NAME[String(input.url ?? input).split("/").at(-1)] ?? [];
    return which ? part(build, which, type) : fetch(input, init);
  };
  try {
    return await task();
  } finally {
    self.fetch = fetch;
  }
}

// A tree begins with the length of its index, and the index with names and lengths.
function unpack(files, bytes) {
  const start = 4 + new DataView(bytes.buffer).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(bytes.subarray(4, start)));
  const made = new Set();
  let at = start;
  for (const [name, length] of index) {
    const path = `${HOME}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) files.mkdirTree(folder);
    made.add(folder);
    files.writeFile(path, bytes.subarray(at, at + length), { canOwn: true });
    at += length;
  }
}
