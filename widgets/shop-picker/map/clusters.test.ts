import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusters } from './clusters.ts';

const pixel = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) });

test('clusters of pins lie apart, lose no shop and keep their order', () => {
  fc.assert(
    fc.property(fc.array(pixel, { maxLength: 40 }), (items) => {
      const made = clusters(items, (item) => item, 34);
      expect(made.flat().toSorted((a, b) => items.indexOf(a) - items.indexOf(b))).toEqual(items);
      for (const [index, [a]] of made.entries()) {
        for (const [b] of made.slice(index + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(34);
      }
    }),
  );
});
