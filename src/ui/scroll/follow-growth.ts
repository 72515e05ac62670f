/** A page that is still growing is followed no longer than this. */
const PATIENCE_MS = 1_500;

const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Acts now, and again whenever the page's height changes, until `act` says that it is done, the visitor moves, or the
 * page has had its time. The result ends it; `ended` hears of any end, once.
 */
export function followGrowth(view: Window, act: () => boolean, ended: () => void = () => {}): () => void {
  if (act()) {
    ended();
    return () => {};
  }
  let isOver = false;
  const growth = new ResizeObserver(() => {
    if (act()) stop();
  });
  const stop = () => {
    if (isOver) return;
    isOver = true;
    ended();
    growth.disconnect();
    view.clearTimeout(timer);
    for (const type of HANDS) view.removeEventListener(type, stop);
  };
  const timer = view.setTimeout(stop, PATIENCE_MS);
  for (const type of HANDS) view.addEventListener(type, stop, { passive: true });
  growth.observe(view.document.body);
  return stop;
}
