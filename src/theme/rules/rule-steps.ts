/** Where each rule stands among all of them. */
export type RulePlaces = ReadonlyMap<string, number>;

export const rulePlaces = (all: readonly string[]): RulePlaces =>
  new Map(all.map((rule, place) => [rule, place]));

/**
 * How far each of some rules stands behind the one before among all of them, in their order, as `addRules` takes it; undefined where
 * one is not among them.
 */
export function stepsOf(rules: readonly string[], places: RulePlaces): string | undefined {
  let before = 0;
  const steps = rules.map((rule) => {
    const place = places.get(rule) ?? Number.NaN;
    const step = place - before;
    before = place;
    return step;
  });
  return steps.some(Number.isNaN) ? undefined : steps.join(' ');
}
