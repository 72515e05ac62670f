import { differencesOf, newVisitors, visitBothSides } from '../../e2e/rendered/both-sides/both-sides.ts';
import { randomRoutes } from '../../e2e/rendered/both-sides/random-routes.ts';
import { withTwoServers } from '../../e2e/rendered/both-sides/two-servers.ts';
import { note } from '../note.ts';
import { launchChromium } from './launch-chromium.ts';

/**
 * Whether random public pages, rendered by the server and hydrated, have the HTML that the browser alone draws of the same route,
 * company, language and moment: `npm run bench:routes -- [routes] [seed]`, 1,000 unless said otherwise. Ends with 1 where one has not.
 */
const routes = Number(process.argv[2] ?? 1000);
const seed = process.argv[3] ?? '1';
if (!Number.isInteger(routes) || routes < 1) {
  console.error('How many routes has to be a whole number: routes.ts [routes] [seed].');
  process.exit(2);
}
/** Of a page that lives for a second: what it is drawn from is compared, not what it looks like. */
const FLAGS = [
  '--disable-gpu',
  '--blink-settings=imagesEnabled=false',
  '--js-flags=--no-turbofan --no-maglev',
];
/** Pages that are looked at at the same time. */
const AT_ONCE = 4;

const drawn = randomRoutes(seed, routes);
const different: string[] = [];
const seen = {
  kinds: new Set<string>(),
  companies: new Set<string>(),
  languages: new Set<string>(),
  characters: 0,
  pages: 0,
};

await withTwoServers(async (servers) => {
  const browser = await launchChromium(...FLAGS);
  const left = drawn.values();
  const lookOn = async (_: unknown, turn: number) => {
    const visitors = await newVisitors(browser, servers.now, turn);
    for (const route of left) {
      const sides = await visitBothSides(visitors, servers, route);
      const faults = differencesOf(sides);
      if (faults.length > 0) {
        different.push(route.path);
        console.log(`${route.host}${route.path} (${route.kind}):\n    ${faults.join('\n    ')}`);
      }
      seen.kinds.add(route.kind);
      seen.companies.add(route.host);
      seen.languages.add(route.locale);
      seen.characters += sides.declared.length;
      seen.pages += 1;
      if (seen.pages % 100 === 0) console.log(`${seen.pages} of ${routes}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lookOn));
  await browser.close();
});

console.log(
  `${routes} random routes (seed ${seed}) of ${seen.kinds.size} kinds, ${seen.companies.size} companies, ${seen.languages.size} languages, ` +
    `${Math.round(seen.characters / routes)} characters rendered each: ${different.length} differ`,
);
note('random routes that a server and a browser render otherwise', different.length, { most: 0 });
process.exit(different.length > 0 ? 1 : 0);
