/** Where the page's own storage has the heights of its elements at earlier visits: CSS pixels by `heightKey`. */
export const HEIGHTS_KEY = 'vitrine.heights';
/** Nobody's element is taller: something else was kept under our name. */
const TALLEST_PX = 20_000;
const WIDTH_STEP_PX = 16;

/**
 * What decides how tall an element is, as far as it is known before its code: page, width of the window, and its attributes of
 * these names. What else a page writes on an element is the page's.
 */
export function heightKey(
  element: Element,
  names: readonly string[],
  { location, innerWidth }: Window,
): string {
  const attributes = names.map((name) => element.getAttribute(name) ?? '');
  const width = Math.round(innerWidth / WIDTH_STEP_PX);
  return [location.pathname, element.localName, width, ...attributes].join(' ');
}

/** All that is kept, which anybody may have written: null where it is nothing, undefined where the browser refuses it. */
export function readHeights(view: Window): Readonly<Record<string, unknown>> | null | undefined {
  try {
    return JSON.parse(view.localStorage.getItem(HEIGHTS_KEY) ?? '{}') as Readonly<
      Record<string, unknown>
    > | null;
  } catch {
    return undefined;
  }
}

export function knownHeight(element: Element, names: readonly string[], view: Window): number | undefined {
  const height = Number(readHeights(view)?.[heightKey(element, names, view)]);
  return height > 0 && height < TALLEST_PX ? height : undefined;
}
