// Start the app: Python, its modules, and the rows of this device.
import { part } from "./pocket-parts.js";
import { filesIn, fitting, forget, keep, load, works } from "./pocket-snapshot.js";

const HOME = "/lib/python3.14/site-packages";
const LIBRARY = "pydantic_core/_pydantic_core.cpython-314-wasm32-emscripten.so";
const LOADED_BY_NAME = { "pyodide.asm.wasm": ["runtime", "application/wasm"], "python_stdlib.zip": ["stdlib"] };
const START = `
import json
import random
from pyodide.ffi import to_js
from adjudicator.pocket.bridge import Pocket
from adjudicator.pocket.warming import warm

pocket = Pocket()

def restore(rows):
    random.seed()
    pocket.restore(dict(json.loads(rows)))

def answer(request, body):
    told, made = pocket.answer_json(request, body.to_bytes())
    return to_js((told, made))
`;

// Returns two functions of the app: to answer a request, and to begin again with other rows.
export async function start(given) {
  const { globals } = (await copied(given)) ?? (await anew(given));
  return { answer: globals.get("answer"), restore: globals.get("restore") };
}

// Python as it was when the app had started, if that has been kept.
async function copied(given) {
  const copy = await load(given.build);
  if (!copy) return null;
  try {
    const started = await python(given, copy.files, (which) => copy.parts[which], { _loadSnapshot: copy.memory });
    works(given.build);
    return started;
  } catch (error) {
    console.warn("started from the parts", error);
    return forget(given.build);
  }
}

async function anew(given) {
  const { build } = given;
  const files = unpackedFiles(build);
  const started = await python(given, files, (...which) => part(build, ...which), { _makeSnapshot: true });
  started.runPython(START);
  started.globals.get("warm")(started.globals.get("pocket"), self.navigator.languages.join(","));
  keep(build, started, await files, HOME);
  return started;
}

async function unpackedFiles(build) {
  const trees = await Promise.all(build.trees.map(async (which) => filesIn(new Uint8Array(await (await part(build, which)).arrayBuffer()))));
  return new Map(trees.flatMap((tree) => [...tree]));
}

async function python({ build, loadPyodide, createPyodideModule }, files, unpacked, options) {
  const started = await withParts(files, unpacked, () => loadPyodide({
    indexURL: `/pocket/${build.version}/`,
    createPyodideModule: fitting(createPyodideModule, `${HOME}/${LIBRARY}`, options._loadSnapshot),
    lockFileContents: { info: build.info, packages: {} },
    env: { HOME: "/home", PYDANTIC_DISABLE_PLUGINS: "__all__" },
    ...options,
  }));
  unpack(started.FS, await files);
  return started;
}

// Pyodide fetches some of its files by itself: give it those of the parts.
async function withParts(files, unpacked, task) {
  const { fetch } = self;
  self.fetch = async (input, init) => {
    const asked = new URL(input.url ?? input, self.location).pathname;
    if (asked.endsWith(LIBRARY)) return new Response((await files).get(LIBRARY));
    const known = LOADED_BY_NAME[asked.split("/").at(-1)];
    return known ? unpacked(...known) : fetch(input, init);
  };
  try {
    return await task();
  } finally {
    self.fetch = fetch;
  }
}

function unpack(system, files) {
  const made = new Set();
  for (const [name, content] of files) {
    const path = `${HOME}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) system.mkdirTree(folder);
    made.add(folder);
    system.writeFile(path, content, { canOwn: true });
  }
}
