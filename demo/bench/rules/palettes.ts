import fc from 'fast-check';
import type { CompanyTheme } from '#domain/company/company-theme.ts';
import { contrast, parseColour, toHex, type Rgb } from '#theme/colour/colour.ts';
import { CHOSEN_COLOURS } from '#theme/colour/contrast-faults.ts';
import { leastContrast } from '#theme/colour/contrast.ts';
import { CONTRAST_PAIRS, rolesOf } from '#theme/colour/palette.ts';
import { anyTheme } from '#theme/colour/testing/any-theme.ts';
import { deltaE, exhaustiveSearch, searchOfAll, type Owed } from '#theme/colour/testing/exhaustive-search.ts';
import { note } from '../note.ts';

/**
 * What becomes of the colours of random companies: `node demo/bench/rules/palettes.ts [palettes] [seed]`, 10,000 unless said otherwise.
 * Every pair has to reach its ratio, in light and dark. A colour that is read has to stay as it was typed; of one that is not, the
 * shade in its place may be at most 1 ΔE farther from it than the nearest of all colours that are read, which a search finds that shares
 * nothing with the rule. Both are measured in the scheme that the colours are chosen for. The distance is ΔE OK times 100: colours go far, as
 * from a pale yellow to a brown, for which CIEDE2000 was not made, and its formula leaps. Ends with 1 where a limit is passed.
 */
const MOST_DELTA_E = 1;
/** Channels of the colours that are looked at first are so far apart. */
const STEP = 8;
/** So many are looked for among all 16.7 million colours as well. */
const CHECKED = 3;

const palettes = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? 1);
if (![palettes, seed].every((each) => Number.isInteger(each) && each > 0)) {
  console.error('Both numbers have to be whole: palettes.ts [palettes] [seed].');
  process.exit(2);
}

/** A colour that a company has typed, and what is shown of it. */
interface Shown extends Owed {
  readonly shown: Rgb;
}

function chosenIn(theme: CompanyTheme): Shown[] {
  const roles = rolesOf(theme, theme.scheme ?? 'light');
  return CHOSEN_COLOURS.flatMap(([field, , role, grounds, ratio]) => {
    const typed = parseColour(theme[field]);
    if (!typed) return [];
    return [{ typed, shown: roles[role], backgrounds: grounds.map((ground) => roles[ground]), ratio }];
  });
}

const belowIn = (theme: CompanyTheme) =>
  (['light', 'dark'] as const).flatMap((scheme) => {
    const roles = rolesOf(theme, scheme);
    return CONTRAST_PAIRS.filter(
      ([front, ground, ratio]) => contrast(roles[front], roles[ground]) < ratio,
    ).map(([front, ground]) => `${scheme}: ${front} on ${ground} of ${JSON.stringify(theme)}`);
  });

const begun = performance.now();
const themes = fc.sample(anyTheme, { numRuns: palettes, seed });
const below = themes.flatMap(belowIn);
const chosen = themes.flatMap(chosenIn);
const isRead = ({ typed, backgrounds, ratio }: Owed) => leastContrast(typed, backgrounds) >= ratio;
const touched = chosen.filter((each) => isRead(each) && toHex(each.typed) !== toHex(each.shown));

const search = exhaustiveSearch(STEP);
/** How much farther than the nearest; where no colour is read on all grounds there is none. */
const farther = chosen
  .filter((each) => !isRead(each))
  .flatMap((each) => {
    const nearest = search(each);
    return nearest === null ? [] : [{ ...each, by: deltaE(each.typed, each.shown) - nearest, nearest }];
  })
  .toSorted((one, other) => other.by - one.by);
const [farthest] = farther;
const missed = Math.max(
  ...Array.from({ length: CHECKED }, (_, at) => farther[Math.floor((at * farther.length) / CHECKED)])
    .filter((each) => each !== undefined)
    .map((each) => each.nearest - searchOfAll(each)),
);

const most = farthest?.by ?? 0;
console.log(
  JSON.stringify({
    palettes,
    seed,
    pairsBelow: below.length,
    coloursTyped: chosen.length,
    changedThoughRead: touched.length,
    changed: farther.length,
    farthestFromNearest: Number(most.toFixed(3)),
    medianFromNearest: Number((farther[Math.floor(farther.length / 2)]?.by ?? 0).toFixed(3)),
    missedBySearch: Number(missed.toFixed(3)),
    seconds: Math.round((performance.now() - begun) / 1000),
  }),
);
for (const line of below.slice(0, 10)) console.log(line);
for (const { typed, shown, backgrounds, ratio, by } of farther.slice(0, 3))
  console.log(
    `${toHex(typed)} is shown as ${toHex(shown)} on ${backgrounds.map(toHex).join(' ')} (${ratio}:1): ${by.toFixed(2)} ΔE farther`,
  );
note('pairs of colours below their contrast', below.length, { most: 0 });
note('readable colours that are changed', touched.length, { most: 0 });
note('ΔE from the nearest readable colour', most, { most: MOST_DELTA_E });
process.exitCode = below.length + touched.length > 0 || most > MOST_DELTA_E ? 1 : 0;
