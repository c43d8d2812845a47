// Run tasks that change the page one after the other.

let queue = Promise.resolve();

export function enqueue(task) {
  const done = queue.then(task);
  queue = done.catch(() => {});
  return done;
}
