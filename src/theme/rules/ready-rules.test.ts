import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addRules, createReadyRules } from './ready-rules.ts';

test('ready rules keep the order of all rules, each once, whichever files come in whatever order', () => {
  let told = 0;
  const rules = createReadyRules(() => void (told += 1));
  const there = new Set<number>();
  const file = fc
    .uniqueArray(fc.nat(60), { minLength: 1 })
    .map((places) => places.sort((one, other) => one - other));
  fc.assert(
    fc.property(file, (places) => {
      const before = told;
      const steps = places.map((place, each) => place - (places[each - 1] ?? 0));
      addRules(steps.join(' '), places.map((place) => `.r${place}{}`).join('\n'));
      for (const place of places) there.add(place);
      const sorted = [...there].sort((one, other) => one - other);
      expect(rules.all).toEqual(sorted.map((place) => `.r${place}{}`));
      expect(told).toBe(before + 1);
    }),
  );
});
