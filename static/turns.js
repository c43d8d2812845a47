// One after the other: what changes the page waits for what was begun before.

let queue = Promise.resolve();

export function inTurn(task) {
  const done = queue.then(task);
  queue = done.catch(() => {});
  return done;
}
