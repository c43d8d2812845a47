// Compiles folders of modules by Pyodide's own Python: node compile.mjs PYODIDE SCRIPT SOURCE TARGET
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [pyodide, script, source, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const info = JSON.parse(await readFile(`${pyodide}/pyodide-lock.json`, "utf-8")).info;
const python = await loadPyodide({ indexURL: pyodide, lockFileContents: JSON.stringify({ info, packages: {} }) });
python.FS.mkdirTree("/source");
python.FS.mkdirTree("/target");
python.mountNodeFS("/source", source);
python.mountNodeFS("/target", target);
python.runPython(await readFile(script, "utf-8"));
python.runPython('compile_tree("/source", "/target")');
