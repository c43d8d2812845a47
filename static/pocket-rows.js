// The rows that the app keeps on this device: texts by key, in the browser's database.

const NAME = "adjudicator";
const STORE = "rows";

const settled = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

let opening = null;

function database() {
  opening ??= open().catch((error) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function open() {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const opened = await settled(request);
  opened.onversionchange = () => opened.close();
  opened.onclose = () => { opening = null; };
  return opened;
}

const under = (start) => IDBKeyRange.bound(start, `${start}\uffff`);

// All rows whose key starts like this, as pairs of key and text.
export async function all(start = "") {
  const store = (await database()).transaction(STORE).objectStore(STORE);
  const [keys, texts] = await Promise.all([settled(store.getAllKeys(under(start))), settled(store.getAll(under(start)))]);
  return keys.map((key, at) => [key, texts[at]]);
}

export async function text(key) {
  return settled((await database()).transaction(STORE).objectStore(STORE).get(key));
}

// Whether there is a row whose key starts like this.
export async function has(start) {
  const store = (await database()).transaction(STORE).objectStore(STORE);
  return (await settled(store.count(under(start)))) > 0;
}

// Write all of these rows or none, and return when they are on the disk. A new row replaces none: if somebody else has
// written it, this fails. A row without text goes.
export async function write(rows) {
  const transaction = (await database()).transaction(STORE, "readwrite", { durability: "strict" });
  const store = transaction.objectStore(STORE);
  const done = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error ?? new Error("not written"));
  });
  for (const [key, text, isNew] of rows) {
    if (text === null) store.delete(key);
    else if (isNew) store.add(text, key);
    else store.put(text, key);
  }
  await done;
}
