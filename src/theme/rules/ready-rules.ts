import type { AddedRule, Rules } from './rules.ts';
import { lengthened } from './short-rules.ts';

/** Where each rule of `all` stands among the rules of the whole product. */
const places: number[] = [];
const all: string[] = [];
let hear: (added: readonly AddedRule[]) => void = () => {};

/**
 * Takes rules in, one a line, at their places, in whatever order they come: the sheet has those that are there in the order in
 * which the class engine would have put them. One that is there already is not added again.
 *
 * @param steps how far each rule stands behind the one before among the rules of the whole product
 */
export function addRules(steps: string, rules: string): void {
  const lines = rules.split('\n');
  const added: AddedRule[] = [];
  let place = 0;
  steps.split(' ').forEach((step, each) => {
    place += Number(step);
    let at = places.length;
    while (at > 0 && (places[at - 1] ?? 0) > place) at -= 1;
    if (places[at - 1] === place) return;
    const rule = lines[each] ?? '';
    places.splice(at, 0, place);
    all.splice(at, 0, rule);
    added.push({ at, rule });
  });
  // Code that comes late may bring nothing but rules that are there.
  if (added.length > 0) hear(added);
}

/** The same of a file of the bundle, where rules are shortened. */
export const addShortRules = (steps: string, rules: string): void => addRules(steps, lengthened(rules));

/** As `createRules` of `rules.ts`, in whose place the build puts it: the rules come with the code that names their classes. */
export function createReadyRules(onAdd: (added: readonly AddedRule[]) => void): Rules {
  hear = onAdd;
  return { use() {}, all, clear() {} };
}
