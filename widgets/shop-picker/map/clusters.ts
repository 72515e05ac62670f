/** A place on the screen, in pixels. */
interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Things in their order, those that would lie upon each other together: each within so many pixels of the first of its cluster. */
export function clusters<Item>(
  items: readonly Item[],
  pixelOf: (item: Item) => Pixel,
  apart: number,
): readonly (readonly [Item, ...Item[]])[] {
  const made: { readonly at: Pixel; readonly items: [Item, ...Item[]] }[] = [];
  for (const item of items) {
    const at = pixelOf(item);
    const near = made.find((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) < apart);
    if (near) near.items.push(item);
    else made.push({ at, items: [item] });
  }
  return made.map(({ items: members }) => members);
}
