/** Fills the database that the environment names. `npm run seed`: the demo companies; `npm run seed -- --scale`: a big one too. */
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { demoCompanies } from '#seed/companies.ts';
import { instant } from '#domain/time/instant.ts';
import { pictureOf } from '#seed/pictures/picture-of.ts';
import { readConfiguration } from './configuration.ts';
import { FolderSilent } from './database/lock-file.ts';
import { openDataFolder, openServer } from './database/open.ts';
import { FULL_SCALE, SCALE_COMPANY } from './seeding/scale/scale-rows.ts';
import { seedScale } from './seeding/scale/scale.ts';
import { seedDatabase } from './seeding/seed.ts';
import { fillCalendars } from './seeding/top-up.ts';

const unknown = process.argv.slice(2).filter((word) => word !== '--scale');
if (unknown.length > 0) {
  console.error(`'${unknown[0]}' means nothing here: npm run seed [-- --scale].`);
  process.exit(2);
}
const today = dateAt(instant(Date.now()), 'Europe/Paris');
const { databaseUrl, dataFolder } = readConfiguration(process.env);
const database = await (databaseUrl === null ? openDataFolder(dataFolder) : openServer(databaseUrl)).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof FolderSilent) process.kill(process.pid, 'SIGKILL');
    process.exit(1);
  },
);
const isSeeded = await seedDatabase(database.db, { companiesOn: demoCompanies, pictureOf }, today);
console.log(isSeeded ? `Seeded the demo companies in ${database.title}` : 'The demo companies are there');
await fillCalendars(database.db, today);
if (process.argv.includes('--scale')) await addScale();
await database.close();

async function addScale(): Promise<void> {
  const [model] = demoCompanies(today);
  if (model === undefined) throw new Error('There is no demo company to borrow from.');
  const { services, shops, practitioners, customers } = FULL_SCALE;
  console.log(
    `Adding ${SCALE_COMPANY}.localhost: ${services} services, ${shops} shops with ${practitioners} practitioners each, ${customers} customers`,
  );
  let reported = -1;
  const begun = performance.now();
  await seedScale(database.db, {
    model,
    today,
    onProgress(share, what) {
      const percent = Math.floor(share * 20) * 5;
      if (percent > reported)
        console.log(`  ${percent} % (${what}), ${((performance.now() - begun) / 1000).toFixed(0)} s`);
      reported = Math.max(reported, percent);
    },
  });
}
