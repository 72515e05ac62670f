import type { Rules } from './rules.ts';

/** Where each rule of `all` stands among the rules of the whole product. */
const places: number[] = [];
const all: string[] = [];
let heard = () => {};

/**
 * Takes rules in, one a line, at their places, in whatever order they come: the sheet has those that are there in the order in
 * which the class engine would have put them. One that is there already is not added again.
 *
 * @param steps how far each rule stands behind the one before among the rules of the whole product
 */
export function addRules(steps: string, rules: string): void {
  const lines = rules.split('\n');
  let place = 0;
  steps.split(' ').forEach((step, each) => {
    place += Number(step);
    let at = places.length;
    while (at > 0 && (places[at - 1] ?? 0) > place) at -= 1;
    if (places[at - 1] === place) return;
    places.splice(at, 0, place);
    all.splice(at, 0, lines[each] ?? '');
  });
  heard();
}

/** As `createRules` of `rules.ts`, in whose place the build puts it: the rules come with the code that names their classes. */
export function createReadyRules(grew: () => void): Rules {
  heard = grew;
  return { use() {}, all, clear() {} };
}
