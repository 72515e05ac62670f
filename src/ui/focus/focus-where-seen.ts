/**
 * Gives the focus without moving a page on which it can be seen already. What lies beyond the screen, or under a bar of the page,
 * comes to its middle: a form that was longer than the one in its place leaves the visitor below it.
 */
export function focusWhereSeen(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const hit = root.elementFromPoint(left + width / 2, top + height / 2);
  const isSeen = hit !== null && (element.contains(hit) || hit.contains(element));
  if (!isSeen) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}
