/**
 * An e-shop of 5,000 products beside one of 50, on a database and a port of its own: how long a new visitor waits for the first screen
 * that can be used, and for the answer to the first press, alternately and in medians (5,000 : 50 at most 1.3); on a processor 4 times
 * slower how long filters and sorts of the 5,000 take until the new list is shown (at most 100 ms), and the longest frame while a
 * visitor scrolls from page to page of it (at most 50 ms). `npm run bench:products -- [runs] [parts]`, of `screens`, `answers` and
 * `scrolling`; all of them where none is named. Ends with 1 above a limit.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { instant } from '#domain/time/instant.ts';
import { demoCompanies } from '#seed/companies.ts';
import { pictureOf } from '#seed/pictures/picture-of.ts';
import { openDataFolder } from '#server/database/open.ts';
import { seedSelling } from '#server/seeding/scale/selling.ts';
import { seedDatabase } from '#server/seeding/seed.ts';
import { launchChromium } from './launch-chromium.ts';
import { withSeededServer } from './with-seeded-server.ts';
import { measureAnswers } from './products/answers.ts';
import { measureFirstScreens } from './products/first-screens.ts';
import { measureScrolling } from './products/scrolling.ts';
import { CATEGORIES, SIZES, nicknameOf } from './products/shops.ts';

const FEWEST_RUNS = 7;

const [asked = '9', ...wanted] = process.argv.slice(2);
const runs = Number(asked);
if (!Number.isInteger(runs) || runs < FEWEST_RUNS || runs > 101) {
  console.error(`How many runs has to be a whole number from ${FEWEST_RUNS} to 101.`);
  process.exit(2);
}

const folder = await mkdtemp(join(tmpdir(), 'vitrine-products-'));
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
  for (const products of Object.values(SIZES)) {
    const scale = { nickname: nicknameOf(products), products, categories: CATEGORIES };
    await seedSelling(database.db, { model, pictureOf, ...scale });
  }
  await database.close();
}

async function measure(port: number): Promise<boolean> {
  const parts = {
    screens: (browser: Browser) => measureFirstScreens(browser, port, runs),
    answers: (browser: Browser) => measureAnswers(browser, port),
    scrolling: (browser: Browser) => measureScrolling(browser, port),
  };
  const browser = await launchChromium();
  try {
    let isKept = true;
    for (const [name, part] of Object.entries(parts)) {
      if (wanted.length === 0 || wanted.includes(name)) isKept = (await part(browser)) && isKept;
    }
    return isKept;
  } finally {
    await browser.close();
  }
}
