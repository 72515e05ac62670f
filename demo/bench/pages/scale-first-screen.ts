import { instant } from '#domain/time/instant.ts';
/**
 * How long a visitor waits for the first screen of a booking that can be used, at the small demo company and at one with
 * 5,000 services and 200 shops, alternately and each time as a new visitor: `npm run bench:scale -- [runs]`.
 * On a database and a port of its own. Ends with 1 where the big company takes more than 1.3 times as long.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { demoCompanies } from '#seed/companies.ts';
import { pictureOf } from '#seed/pictures/picture-of.ts';
import { openDataFolder } from '#server/database/open.ts';
import { FULL_SCALE, SCALE_COMPANY } from '#server/seeding/scale/scale-rows.ts';
import { seedScale } from '#server/seeding/scale/scale.ts';
import { seedDatabase } from '#server/seeding/seed.ts';
import { launchChromium } from './launch-chromium.ts';
import { withSeededServer } from './with-seeded-server.ts';
import { note } from '../note.ts';

const MOST_RATIO = 1.3;
const FEWEST_RUNS = 7;
const SMALL = 'maison';
/** What nobody sees before a service is chosen is left out: it takes minutes to write. */
const SIZE = { ...FULL_SCALE, practitioners: 1, customers: 1, days: 1 };

/** What can be used first: a category, and a service of one. */
const SCREENS = [
  { name: 'the categories', paths: { [SMALL]: '/services', [SCALE_COMPANY]: '/services' }, usable: 'li a' },
  {
    name: 'the services of a category',
    paths: { [SMALL]: '/services/massages', [SCALE_COMPANY]: '/services/soins-1' },
    usable: 'li button',
  },
] as const;

type Screen = (typeof SCREENS)[number];
type Company = keyof Screen['paths'];

const runs = Number(process.argv[2] ?? 9);
if (!Number.isInteger(runs) || runs < FEWEST_RUNS || runs > 101) {
  console.error(`How many runs has to be a whole number from ${FEWEST_RUNS} to 101.`);
  process.exit(2);
}

const folder = await mkdtemp(join(tmpdir(), 'vitrine-scale-'));
try {
  await seed();
  process.exitCode = (await withSeededServer(folder, measure)) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function seed(): Promise<void> {
  const today = dateAt(instant(Date.now()), 'Europe/Paris');
  const [model] = demoCompanies(today);
  if (model === undefined) throw new Error('There is no demo company to borrow from.');
  const database = await openDataFolder(folder);
  await seedDatabase(database.db, { companiesOn: demoCompanies, pictureOf }, today);
  await seedScale(database.db, { model, today, size: SIZE });
  await database.close();
}

async function measure(port: number): Promise<boolean> {
  const browser = await launchChromium();
  try {
    let isQuick = true;
    for (const screen of SCREENS) isQuick = (await compare(browser, port, screen)) && isQuick;
    return isQuick;
  } finally {
    await browser.close();
  }
}

async function compare(browser: Browser, port: number, screen: Screen): Promise<boolean> {
  const times: Record<Company, number[]> = { [SMALL]: [], [SCALE_COMPANY]: [] };
  const order: readonly Company[] = [SMALL, SCALE_COMPANY];
  // The first visit of each fills what the server keeps of its replies.
  for (const company of order) await visit(browser, port, screen, company);
  for (let run = 0; run < runs; run += 1) {
    for (const company of run % 2 === 0 ? order : order.toReversed()) {
      times[company].push(await visit(browser, port, screen, company));
    }
  }
  const [small, big] = [median(times[SMALL]), median(times[SCALE_COMPANY])];
  const ratio = big / small;
  console.log(
    `${screen.name}: ${small.toFixed(0)} ms of ${SMALL}, ${big.toFixed(0)} ms with ${SIZE.services} services and ${SIZE.shops} shops (medians of ${runs})`,
  );
  console.log(`  ratio ${ratio.toFixed(2)} (at most ${MOST_RATIO})`);
  note(`${screen.name}: big company against small`, ratio, { most: MOST_RATIO });
  return ratio <= MOST_RATIO;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

/** Milliseconds from the navigation until what can be used first is on the screen and the page listens to it. */
async function visit(browser: Browser, port: number, screen: Screen, company: Company): Promise<number> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`http://${company}.localhost:${port}${screen.paths[company]}`, { waitUntil: 'commit' });
    await page.waitForFunction(isOnScreen, screen.usable, { timeout: 30_000, polling: 'raf' });
    return await page.evaluate(sinceNavigation);
  } finally {
    await context.close();
  }
}

/** Runs in the page, at each frame. */
function isOnScreen(selector: string): boolean {
  const storefront = document.querySelector('vitrine-storefront');
  return storefront?.shadowRoot?.querySelector(`main ${selector}`)?.checkVisibility() ?? false;
}

/** Runs in the page: the milliseconds once a frame is drawn and a task gets its turn, as a press would. */
async function sinceNavigation(): Promise<number> {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now();
}
