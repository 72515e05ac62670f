import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { throwawayFolder } from '../../setup/throwaway-folder.ts';
import { note } from '../note.ts';
import { launchChromium } from '../pages/launch-chromium.ts';
import { withPinnedPackages } from '../../setup/pinned-packages.ts';
import { buildPage } from './build-pages.ts';
import { ATOMS, CONTENDERS, OURS, REACT_LIST } from './contenders.ts';
import { serveHosts } from './host-server.ts';
import { measure, type Cost } from './measure.ts';
import { medianOf, report, type Measured } from './report.ts';

/**
 * What the booking costs a page beside what others make, and beside the least that a list can be, in one run and by turns:
 * `npm run bench:peers -- [rounds]`. Needs npm once. Writes docs/performance.md; ends with 1 when a limit is passed.
 */
const rounds = Number(process.argv[2] ?? 7);
const demo = `http://localhost:${process.env['PORT'] ?? 4100}`;
const scriptTag = `<script type="module" src="${demo}/embed/vitrine.js" data-company="cmp_maison" data-api="${demo}"></script>`;

if (!(await withPinnedPackages(import.meta.dirname)))
  throw new Error('The peers cannot be installed: there is no way to npm.');
const built = throwawayFolder('peers');
for (const { page } of CONTENDERS) {
  if (page === undefined) continue;
  mkdirSync(join(built, page), { recursive: true });
  await buildPage(page, join(built, page));
}
const hosts = await serveHosts(CONTENDERS, built, scriptTag);
const browser = await launchChromium();
const costs = new Map<string, Cost[]>(CONTENDERS.map(({ name }) => [name, []]));
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of CONTENDERS) {
      costs.get(contender.name)?.push(await measure(browser, hosts.addressOf(contender)));
    }
  }
} finally {
  await browser.close();
  hosts.close();
}

const measured: readonly Measured[] = CONTENDERS.map((contender) => ({
  contender,
  costs: costs.get(contender.name) ?? [],
}));
const page = await format(report(measured, rounds), { parser: 'markdown' });
console.log(page);
writeFileSync(fileURLToPath(new URL('../../../docs/performance.md', import.meta.url)), page);

const figure = (name: string, of: keyof Cost) => medianOf(costs.get(name) ?? [], of);
const LIMITS = [
  ['bytes beside Cal.com atoms', figure(OURS, 'bytes') / figure(ATOMS, 'bytes'), 0.22],
  ['script time beside Cal.com atoms', figure(OURS, 'script') / figure(ATOMS, 'script'), 0.2],
  ['usable beside a React list', figure(OURS, 'usable') / figure(REACT_LIST, 'usable'), 1.2],
] as const;
for (const [name, value, most] of LIMITS) {
  console.log(`${name}: ${value.toFixed(2)} (at most ${most})`);
  note(name, value, { most });
  if (value > most) process.exitCode = 1;
}
