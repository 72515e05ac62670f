const held = new WeakMap<Document, { count: number; readonly restore: () => void }>();

function hold(page: Document): () => void {
  const root = page.documentElement;
  const width = page.defaultView ? page.defaultView.innerWidth - root.clientWidth : 0;
  const { overflow, paddingRight } = root.style;
  root.style.overflow = 'hidden';
  // The scroll bar leaves room behind, so that the page does not jump.
  if (width > 0) root.style.paddingRight = `${width}px`;
  return () => {
    root.style.overflow = overflow;
    root.style.paddingRight = paddingRight;
  };
}

/** Keeps the page behind a dialog from scrolling until the returned function is called; the page's own style comes back. */
export function lockScroll(page: Document): () => void {
  const lock = held.get(page) ?? { count: 0, restore: hold(page) };
  lock.count += 1;
  held.set(page, lock);
  let released = false;
  return () => {
    if (released) return;
    released = true;
    lock.count -= 1;
    if (lock.count > 0) return;
    held.delete(page);
    lock.restore();
  };
}
