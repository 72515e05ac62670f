/**
 * Stands at the head of the root of an element whose markup the server sends, so that it is there before anything can be pressed. A
 * link works by itself; any other press, and a form that is sent, waits until the element can answer it: each is repeated then, in
 * order (`REPLAY_PRESSES` of the element's page), but once where it was pressed again and again.
 */
export const PRESS_REPLAY = `{
const { shadowRoot: root } = document.querySelector('vitrine-storefront');
const presses = new Map();
const keep = (event) => {
  const [target] = event.composedPath();
  const pressed = event.type === 'submit' ? target : target.closest('button,[role=button]');
  if (!pressed || target.closest('a[href]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { submitter } = event;
  presses.delete(pressed);
  presses.set(pressed, () => (event.type === 'submit' ? pressed.requestSubmit(submitter) : pressed.click()));
};
const kinds = ['click', 'submit'];
for (const kind of kinds) root.addEventListener(kind, keep, true);
root[Symbol.for('vitrine.replay-presses')] = async (areReplayed = true) => {
  for (const kind of kinds) root.removeEventListener(kind, keep, true);
  for (const [pressed, repeat] of areReplayed ? presses : []) {
    if (pressed.isConnected) repeat();
    await new Promise((next) => setTimeout(next));
  }
  presses.clear();
};
}`;
