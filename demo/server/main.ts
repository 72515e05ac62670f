import { dateAt } from '#domain/availability/clock-change.ts';
import { companies } from '#seed/companies.ts';
import { pictureOf } from '#seed/pictures/picture-of.ts';
import type { FastifyBaseLogger } from 'fastify';
import { readConfiguration, type Configuration } from './configuration.ts';
import { createServer } from './create-server.ts';
import type { OpenDatabase } from './database/database.ts';
import { openDataFolder, openServer } from './database/open.ts';
import type { ServerContext } from './frame/context.ts';
import { describe } from './frame/faults.ts';
import { drawPictures } from './seeding/draw-pictures.ts';
import { seedDatabase } from './seeding/seed.ts';
import { addSpecialDays, fillCalendars } from './seeding/top-up.ts';

/** Days whose calendars are full before the first visitor comes; the later ones follow while the server runs. */
const FIRST_DAYS = 14;
const LONGEST_STOP = 8000;
const HOME_ZONE = 'Europe/Paris';

const clock = { now: () => Date.now() };
const today = () => dateAt(clock.now(), HOME_ZONE);

try {
  await start(readConfiguration(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(configuration: Configuration): Promise<void> {
  const { port, folders } = configuration;
  // The database is made on one processor: pictures are drawn by the others meanwhile.
  const drawing = configuration.drawsPictures ? await drawPictures(folders.pictures) : null;
  const database = await openDatabase(configuration);
  try {
    await prepare(database);
    const context: ServerContext = {
      db: database.db,
      clock,
      originOf: (host) => `http://${host}${port === 80 ? '' : `:${port}`}`,
    };
    const logger = { level: configuration.logLevel };
    const app = await createServer({ ...context, folders, logger, ...(drawing && { drawing }) });
    const stopped = new AbortController();
    const stop = onceStopped(async () => {
      stopped.abort();
      await drawing?.stop();
      await app.close();
      await laterDays;
      await database.close();
    });
    await app.listen({ port, host: configuration.host });
    console.log(`Serving ${context.originOf('localhost')} from ${database.title}`);
    const laterDays = fillLaterDays(app.log, database, stopped.signal);
    process.on('SIGTERM', stop).on('SIGINT', stop);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openDatabase({ databaseUrl, dataFolder }: Configuration): Promise<OpenDatabase> {
  return databaseUrl === null ? openDataFolder(dataFolder) : openServer(databaseUrl);
}

async function prepare({ db }: OpenDatabase): Promise<void> {
  const isSeeded = await seedDatabase(db, { companiesOn: companies, pictureOf }, today());
  if (isSeeded) console.log('Seeded the demo companies');
  await addSpecialDays(db, companies(today()), today());
  await fillCalendars(db, today(), { days: FIRST_DAYS });
}

/** The calendars of the later days, while visitors come. */
async function fillLaterDays(
  log: FastifyBaseLogger,
  { db }: OpenDatabase,
  stopped: AbortSignal,
): Promise<void> {
  try {
    await fillCalendars(db, today(), { stopped });
  } catch (error) {
    log.error({ fault: error instanceof Error ? describe(error) : null }, 'calendars were not filled');
  }
}

/** The first signal stops the server in order; what takes too long, or a second signal, ends it at once. */
function onceStopped(close: () => Promise<void>): () => void {
  let isStopping = false;
  return () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
}
