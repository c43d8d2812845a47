// Tables on this device and on the server: copies of the server's, and the hand-over of those that were begun here.
import { inLine, renew } from "./pocket-judge.js";
import * as rows from "./pocket-rows.js";

const MOST = 20; // as many copies as are kept
const OPENED = "replicas"; // their refs, the last one first
const ASKED = 20_000; // milliseconds that a server may take

const parsed = (text, otherwise) => (text === undefined ? otherwise : JSON.parse(text));

// Keep a table of the server as it is now.
export async function copy(ref) {
  const answer = await fetch(`/table/${ref}/replica.json`).catch(() => null);
  if (answer?.ok) await keep(ref, await answer.text());
}

async function keep(ref, text, ...more) {
  const others = parsed(await rows.text(OPENED), []).filter((other) => other !== ref);
  const refs = [ref, ...others];
  const gone = refs.slice(MOST).map((old) => [`replica/${old}`, null]);
  await rows.write([[`replica/${ref}`, text], [OPENED, JSON.stringify(refs.slice(0, MOST))], ...gone, ...more]);
  renew();
}

// Hand over every table that was begun here; returns the refs of those that the server has now. Nothing changes a table
// meanwhile.
export async function handOver(form) {
  const begun = await rows.all("table/");
  const done = [];
  for (const [key, text] of begun) if (await inLine(() => handOne(form, key, JSON.parse(text).key))) done.push(`edit~${JSON.parse(text).key}`);
  return done;
}

async function handOne(form, row, key) {
  const kept = await rows.all(`event/${row.slice("table/".length)}/`);
  const events = kept.map(([, text]) => JSON.parse(text)).sort((one, other) => one.number - other.number)
    .map(({ body, order: _, digest: __, ...event }) => ({ ...event, ...body }));
  const table = { form, events, me: await me() };
  const sent = { method: "POST", body: JSON.stringify({ ...table, key }), signal: AbortSignal.timeout(ASKED) };
  const answer = await fetch("/hand-over", sent).catch(() => null);
  if (!answer?.ok) return false;
  // From now on the server's.
  await keep(`edit~${key}`, JSON.stringify(table), [row, null], ...kept.map(([name]) => [name, null]));
  return true;
}

// The name of this device in what was done on it.
const me = async () => parsed(await rows.text("cookie///device"), { pair: "=" }).pair.split("=")[1];
