import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addRules, addShortRules, createReadyRules } from './ready-rules.ts';

/** Behind all places of a build, whose rules other tests of the same worker may have taken in. */
const FIRST = 100_000;

test('ready rules keep the order of all rules, each once, whichever files come in whatever order', () => {
  const others = createReadyRules(() => {}).all.length;
  const told: string[] = [];
  const rules = createReadyRules((added) => {
    expect(added.length).toBeGreaterThan(0);
    for (const { at, rule } of added) told.splice(at - others, 0, rule);
  });
  const there = new Set<number>();
  const file = fc
    .uniqueArray(fc.nat(60), { minLength: 1 })
    .map((places) => places.sort((one, other) => one - other));
  fc.assert(
    fc.property(file, (places) => {
      const steps = places.map((place, each) => place - (places[each - 1] ?? -FIRST));
      addRules(steps.join(' '), places.map((place) => `.r${place}{}`).join('\n'));
      for (const place of places) there.add(place);
      const sorted = [...there].sort((one, other) => one - other);
      expect(rules.all.slice(others)).toEqual(sorted.map((place) => `.r${place}{}`));
      expect(told).toEqual(rules.all.slice(others));
    }),
  );
});

test('the rules of a file are taken in as they are, whose classes it has without escapes', () => {
  const { all } = createReadyRules(() => {});
  addShortRules(`${2 * FIRST} 1`, '.gap-0.5{gap:1px}\n.hover:flex :hover{display:flex}');
  expect(all.slice(-2)).toEqual([
    String.raw`.gap-0\.5{gap:1px}`,
    String.raw`.hover\:flex:hover{display:flex}`,
  ]);
});
