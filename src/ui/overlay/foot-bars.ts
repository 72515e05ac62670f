/** Between the foot of the window, or what sticks there, and the point that is looked at. */
const GAP = 8;
/** Of bars that stick to the foot of a window, one above the other. */
const MOST_BARS = 3;

/** The bar that an element belongs to, where it sticks to the window. */
export function barOf(element: Element | undefined, view: Window): Element | null {
  for (let one: Element | null | undefined = element; one; one = one.parentElement) {
    if (/sticky|fixed/.test(view.getComputedStyle(one).position)) return one;
  }
  return null;
}

/** How far from the foot of the window the bars reach that stick there, but for what is given: they stay in use. */
export function heightOfBars(besides: HTMLElement): number {
  const view = besides.ownerDocument.defaultView;
  const root = besides.getRootNode();
  if (!view || !(root instanceof ShadowRoot || root instanceof Document)) return 0;
  let height = 0;
  for (let count = 0; count < MOST_BARS; count += 1) {
    const [topmost] = root
      .elementsFromPoint(view.innerWidth / 2, view.innerHeight - height - GAP)
      .filter((one) => !besides.contains(one));
    const top = barOf(topmost, view)?.getBoundingClientRect().top;
    // What covers most of the window is no bar.
    if (top === undefined || top < view.innerHeight / 2) break;
    height = Math.max(height, view.innerHeight - top);
  }
  return height;
}
