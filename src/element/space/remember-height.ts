import { HEIGHTS_KEY, heightKey, readHeights } from './known-heights.ts';

/** More than a site has pages with our elements; the oldest go. */
const MOST = 60;
/** Of a key: a page with a longer address is hardly one that is seen again. */
const LONGEST = 400;

/** Whether something that can be seen is still on its way: a part that is further down comes when one scrolls to it. */
function isOnItsWay({ shadowRoot }: Element, { innerHeight }: Window): boolean {
  const standIns = [...(shadowRoot?.querySelectorAll('.v-skeleton') ?? [])];
  const boxes = standIns.flatMap((one) => [...one.getClientRects()]);
  return Boolean(
    shadowRoot?.querySelector('slot[name=loading]') || boxes.some(({ top }) => top < innerHeight),
  );
}

/** Keeps an element's height as the newest one, but for that of an unfinished screen. What the browser refuses is not kept. */
export function writeHeight(element: Element, names: readonly string[], height: number, view: Window): void {
  if (isOnItsWay(element, view)) return;
  const key = heightKey(element, names, view);
  if (key.length > LONGEST) return;
  const others = Object.entries(Object(readHeights(view))).filter(([other]) => other !== key);
  const heights = Object.fromEntries([...others.slice(1 - MOST), [key, Math.round(height)]]);
  try {
    view.localStorage.setItem(HEIGHTS_KEY, JSON.stringify(heights));
  } catch {
    // Full or refused.
  }
}
