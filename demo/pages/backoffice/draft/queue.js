/** Does one thing after the other, in the order in which they are asked for; each is told what has become of it. */
export function createQueue() {
  let last = Promise.resolve();
  return function inTurn(work) {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
