/**
 * Gives the focus to what tells a visitor where they are now, and shows it from its start as far as the page allows: by
 * itself Firefox scrolls nothing while a line of it can be seen, and be it under a bar of the page. A screen that stands
 * under such bars says how high they are by its `scroll-margin`.
 */
export function focusInView(element: HTMLElement | null): void {
  if (!element) return;
  const view = element.ownerDocument.defaultView;
  // Where a page scrolls smoothly, React is under way to where the screen before stood: that journey ends here.
  view?.scrollTo({ left: view.scrollX, top: view.scrollY, behavior: 'instant' });
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
