/** One letter, or what moves and erases in a text. Escape, Tab and Enter are the page's as well. */
const TYPED = /^(.|Arrow.+|Home|End|Backspace|Delete)$/u;

/**
 * Keeps keys that are typed into a field from the page: to its shortcuts the element is what has the focus, no field, so that
 * they would take letters, spaces and arrows for themselves.
 */
export function stopTypedKeys(root: ShadowRoot): void {
  const stop = (event: Event) => {
    const { key, ctrlKey, metaKey, target } = event as KeyboardEvent;
    if (ctrlKey || metaKey || !TYPED.test(key)) return;
    if ((target as Element).matches('input,textarea,select')) event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, stop);
}
