// Answers requests by the parts of the pocket, without a browser: node ask.mjs PYODIDE PARTS < REQUESTS
// Each line is the method, the address, the headers and the body; of each answer, the status and a hash come out, and how
// many bytes of memory Python has.
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [pyodide, parts] = process.argv.slice(2);
const read = (name) => gunzipSync(readFileSync(join(parts, name)));
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")));
const { info } = JSON.parse(readFileSync(join(pyodide, "pyodide-lock.json"), "utf-8"));
const folder = mkdtempSync(join(tmpdir(), "pocket-"));
const stdLibURL = join(folder, "stdlib.zip");
writeFileSync(stdLibURL, read("stdlib"));
const python = await loadPyodide({
  indexURL: pyodide, stdLibURL, lockFileContents: { info, packages: {} },
  env: { HOME: "/home", PYDANTIC_DISABLE_PLUGINS: "__all__" },
});
rmSync(folder, { recursive: true });

for (const name of ["packages", "app", "docs"]) {
  const bytes = read(name);
  const start = 4 + bytes.readUInt32LE(0);
  let at = start;
  for (const [file, length] of JSON.parse(bytes.toString("utf-8", 4, start))) {
    const path = `/lib/python3.14/site-packages/${file}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, bytes.subarray(at, at + length));
    at += length;
  }
}
python.runPython(`
import json
from adjudicator.pocket.bridge import Pocket

pocket = Pocket()

def ask(line):
    *request, body = json.loads(line)
    told, made = pocket.answer_json(json.dumps(request), body.encode())
    return json.loads(told)[0], made.decode("latin-1")
`);
const ask = python.globals.get("ask");
for await (const line of createInterface({ input: process.stdin })) {
  const answer = ask(line);
  const [status, body] = answer.toJs();
  answer.destroy();
  console.log(`${status} ${createHash("sha256").update(Buffer.from(body, "latin1")).digest("hex")} ${python._module.HEAPU8.length}`);
}
