/**
 * Stands behind an element whose markup the server has sent. A link works by itself; any other press, and a form that is sent, waits
 * until the element can answer it: the last one is repeated then (`REPEAT_PRESS` of the element's page).
 */
export const EARLY_PRESSES = `{
const root = document.currentScript.previousElementSibling.shadowRoot;
let last = null;
const keep = (event) => {
  const [target] = event.composedPath();
  const pressed = event.type === 'submit' ? target : target.closest('button,[role=button]');
  if (!pressed || target.closest('a[href]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { submitter } = event;
  last = () => (event.type === 'submit' ? pressed.requestSubmit(submitter) : pressed.click());
};
const kinds = ['click', 'submit'];
for (const kind of kinds) root?.addEventListener(kind, keep, true);
if (root) root[Symbol.for('vitrine.repeat-press')] = (isRepeated = true) => {
  for (const kind of kinds) root.removeEventListener(kind, keep, true);
  if (isRepeated) last?.();
  last = null;
};
}`;
