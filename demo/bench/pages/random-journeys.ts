import { openSalon } from '../../e2e/random/salon.ts';
import { STEPS } from '../../e2e/random/tab.ts';
import { walk } from '../../e2e/random/walk.ts';
import { withSystem } from '../../e2e/fixtures/system.ts';
import { note } from '../note.ts';
import { launchChromium } from './launch-chromium.ts';

/**
 * Walks random journeys through the storefront in Chromium (steps, Back, Forward, reloads, login, logout, a second tab, languages,
 * other devices, prices that change): `node demo/bench/pages/random-journeys.ts [journeys] [seed]`, 30 by seed 1 unless said otherwise.
 * Ends with 1 where something typed was lost, a visit replaced unasked, another sum charged than was shown, a journey got stuck,
 * or no journey booked, or a step was never on the screen.
 */
const [journeys = '30', seed = '1'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(journeys) || !/^\d+$/.test(seed)) {
  console.error('Journeys and seed have to be whole numbers: random-journeys.ts [journeys] [seed].');
  process.exit(2);
}
const ACTIONS = 18;

const sum = { lostFields: 0, replacedUnasked: 0, otherSums: 0, booked: 0, actions: 0 };
const seen = new Set<string>();
let stuck = 0;

await withSystem(async ({ port }) => {
  const salon = await openSalon(port);
  const browser = await launchChromium();
  for (let index = 0; index < Number(journeys); index += 1) {
    const name = `${seed}/${index}`;
    const { counted, log, isStuck } = await walk(browser, salon, name, ACTIONS);
    for (const key of ['lostFields', 'replacedUnasked', 'otherSums', 'booked', 'actions'] as const)
      sum[key] += counted[key];
    for (const step of counted.seen) seen.add(step);
    if (isStuck) stuck += 1;
    if (isStuck || counted.lostFields + counted.replacedUnasked + counted.otherSums > 0)
      console.log(`journey ${name} failed:\n${log.join('\n')}`);
  }
  await browser.close();
});

console.log(JSON.stringify({ journeys: Number(journeys), seed: Number(seed), ...sum, stuck }));
note('fields lost in journeys in a browser', sum.lostFields, { most: 0 });
note('visits replaced unasked in a browser', sum.replacedUnasked, { most: 0 });
note('sums charged that a browser did not show', sum.otherSums, { most: 0 });
const unseen = STEPS.filter((step) => !seen.has(step));
if (unseen.length > 0 || sum.booked === 0)
  console.error(
    `Nothing is proven: ${sum.booked} booked, never on the screen: ${unseen.join(', ') || 'none'}.`,
  );
const faults = sum.lostFields + sum.replacedUnasked + sum.otherSums + stuck;
process.exitCode = faults + unseen.length > 0 || sum.booked === 0 ? 1 : 0;
