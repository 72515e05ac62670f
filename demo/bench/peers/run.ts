import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import type { Manifest } from 'vite';
import { filesToPreload } from '../../build/output/element-code.ts';
import { installPinned } from '../../setup/pinned/install-pinned.ts';
import { throwawayFolder } from '../../setup/throwaway-folder.ts';
import { note } from '../note.ts';
import { launchChromium } from '../pages/launch-chromium.ts';
import { buildPage } from './build-pages.ts';
import { ATOMS, MEASURED_PAGES, OURS, OURS_NAMED, REACT_LIST } from './measured-pages.ts';
import { serveHosts } from './host-server.ts';
import { measure, type Cost } from './measure.ts';
import { medianOf, report, type Measured } from './report.ts';

/**
 * What the booking costs a page beside what others make, and beside the least that a list can be, in one run and by turns:
 * `npm run bench:peers -- [rounds]`. Needs npm once. Writes docs/performance.md; ends with 1 when a limit is passed.
 */
const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const rounds = Number(process.argv[2] ?? 7);
const demo = `http://localhost:${process.env['PORT'] ?? 4100}`;
const manifest: Manifest = JSON.parse(readFileSync(fromRoot('dist/.vite/manifest.json'), 'utf8'));
const code = filesToPreload(manifest, 'booking').map(
  (path) => `<link rel="modulepreload" href="${demo}/embed/${path}">`,
);
const script = `<script type="module" src="${demo}/embed/vitrine.js" data-company="cmp_maison" data-api="${demo}"></script>`;

await installPinned(import.meta.dirname);
const built = throwawayFolder('peers');
for (const { program } of MEASURED_PAGES) {
  if (program === undefined) continue;
  mkdirSync(join(built, program), { recursive: true });
  await buildPage(program, join(built, program));
}
const hosts = await serveHosts(MEASURED_PAGES, built, { script, code: code.join('') });
const browser = await launchChromium();
const costs = new Map<string, Cost[]>(MEASURED_PAGES.map(({ name }) => [name, []]));
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const page of MEASURED_PAGES) {
      costs.get(page.name)?.push(await measure(browser, page, hosts.addressOf(page)));
    }
  }
} finally {
  await browser.close();
  hosts.close();
}

const measured: readonly Measured[] = MEASURED_PAGES.map((page) => ({
  page,
  costs: costs.get(page.name) ?? [],
}));
const page = fromRoot('docs/performance.md');
/** Written by hand: a profile takes somebody who reads it. */
const NOTES = '\n## Where the time goes\n';
const [, notes = ''] = readFileSync(page, 'utf8').split(NOTES);
const text = await format(report(measured, rounds) + NOTES + notes, { parser: 'markdown' });
console.log(text);
writeFileSync(page, text);

const figure = (name: string, of: keyof Cost) => medianOf(costs.get(name) ?? [], of);
/** What we want; docs/performance.md says where we are. */
const LIMITS = [
  ['bytes beside Cal.com atoms', figure(OURS, 'bytes') / figure(ATOMS, 'bytes'), 0.22],
  ['script time beside Cal.com atoms', figure(OURS, 'script') / figure(ATOMS, 'script'), 0.2],
  ['usable beside a React list', figure(OURS, 'usable') / figure(REACT_LIST, 'usable'), 1.2],
  [
    'usable on slow 4G beside a React list',
    figure(OURS, 'usableOnSlow4G') / figure(REACT_LIST, 'usableOnSlow4G'),
    1.2,
  ],
  [
    'usable on slow 4G beside a React list, its code named by the page',
    figure(OURS_NAMED, 'usableOnSlow4G') / figure(REACT_LIST, 'usableOnSlow4G'),
    1.2,
  ],
] as const;
for (const [name, value, most] of LIMITS) {
  console.log(`${name}: ${value.toFixed(2)} (at most ${most})`);
  note(name, value, { most });
  if (value > most) process.exitCode = 1;
}
