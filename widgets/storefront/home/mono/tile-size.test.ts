import { expect, test } from 'vitest';
import { addressSize, hoursSize, tileSize } from './tile-size.ts';

/** How many places of the grid a piece takes, in two columns or in four. */
function places(classes: string, isWide: boolean): number {
  const span = (kind: string) => {
    const wide = new RegExp(`@\\[56em\\]:${kind}-span-(\\d)`).exec(classes);
    const narrow = new RegExp(`(?:^|\\s)${kind}-span-(\\d)`).exec(classes);
    return Number((isWide && wide?.[1]) || narrow?.[1] || 1);
  };
  return span('col') * span('row');
}

for (const [columns, isWide] of [
  [2, false],
  [4, true],
] as const) {
  test.each(Array.from({ length: 13 }, (_, count) => count))(
    `a mosaic of ${columns} columns has no empty place with %i categories`,
    (count) => {
      const pieces = [
        ...Array.from({ length: count }, (_, place) => tileSize(place, count)),
        addressSize(count),
        hoursSize(count),
      ];
      const taken = pieces.reduce((sum, classes) => sum + places(classes, isWide), 0);
      expect(taken % columns).toBe(0);
    },
  );
}
