import { setTimeout as pause } from 'node:timers/promises';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { demoCompanies } from '#seed/companies.ts';
import { createPictureFiles } from '#seed/pictures/picture-files.ts';
import { instant } from '#domain/time/instant.ts';
import { pictureOf } from '#seed/pictures/picture-of.ts';
import type { FastifyBaseLogger } from 'fastify';
import { reviewFilesAt } from './companies/reviews/review-files.ts';
import { readConfiguration, type Configuration } from './configuration.ts';
import { createServer } from './create-server.ts';
import type { OpenDatabase } from './database/database.ts';
import { forgetMails } from './delivery/forget-mails.ts';
import { deliverSms } from './delivery/sms-gateway.ts';
import { createPictureReader } from './hosts/files/read-picture.ts';
import { deliverMails } from './delivery/smtp-server.ts';
import { tellOfStock } from './eshop/back-in-stock/tell-of-stock.ts';
import { FolderSilent } from './database/lock-file.ts';
import { openRenderer } from '#server/render/renderer.ts';
import { openDataFolder, openServer } from './database/open.ts';
import type { ServerContext } from './context.ts';
import { HOSTS_KNOWN_FOR } from './hosts/known-hosts.ts';
import { FONTS_STAND_IN } from './fonts/fetching/font-hosts.ts';
import { describeError } from './http/describe-error.ts';
import { createRateLimiter } from './http/requests/rate-limit.ts';
import { sendDailyLists } from './mail/salon/daily-list.ts';
import { runRecurring } from './jobs/recurring.ts';
import { sendDueVouchers } from './gifts/delivery.ts';
import { reconcile } from './payments/reconcile.ts';
import { remind } from './reminders/remind.ts';
import { moveOwnAddresses } from './seeding/own-addresses.ts';
import { renewAnnouncements } from './seeding/insert-content.ts';
import { seedDatabase } from './seeding/seed.ts';
import { addSpecialDays, fillCalendars } from './seeding/top-up.ts';
import { passOffersOn } from './waiting-list/pass-on.ts';

/** Days whose calendars are full before the first visitor comes; the later ones follow while the server runs. */
const FIRST_DAYS = 14;
const LONGEST_STOP = 8000;
/** Milliseconds between two looks for vouchers that are due. */
const MAIL_ROUND = 30_000;
/** Milliseconds between two looks for visits to remind of. */
const REMINDER_ROUND = 60_000;
/** Milliseconds between two looks for mails and SMS to deliver. */
const DELIVERY_ROUND = 2_000;
/** Milliseconds between two looks for salons whose day's list is due. */
const LIST_ROUND = 60_000;
/** Milliseconds between two looks for offers that are over. */
const WAITING_ROUND = 10_000;
/** Milliseconds between two looks for products that are back. */
const STOCK_ROUND = 10_000;
/** Milliseconds between two looks for mails that are not kept. */
const FORGET_ROUND = 60_000;
/** Milliseconds between two looks at payments that nobody waits for. */
const PAYMENT_ROUND = 15_000;
const HOME_ZONE = 'Europe/Paris';

const clock = { now: () => instant(Date.now()) };
const today = () => dateAt(clock.now(), HOME_ZONE);

try {
  await start(readConfiguration(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof FolderSilent) process.kill(process.pid, 'SIGKILL');
  process.exit(1);
}

async function start(configuration: Configuration): Promise<void> {
  const { port, folders } = configuration;
  const database = await openDatabase(configuration);
  try {
    const originOf = originsOf(configuration);
    await prepare(database, originOf);
    const pictures = createPictureFiles(folders.pictures);
    const context: ServerContext = {
      db: database.db,
      clock,
      originOf,
      apiHosts: configuration.apiHosts,
      limiter: createRateLimiter(configuration.limits, clock),
      operatorSecret: configuration.operatorSecret,
      renderer: await openRenderer(configuration.renderer),
      renderPatience: configuration.renderTimeout,
      offerTime: configuration.offerTime,
      ...(configuration.reviewsUrl !== null && { reviewFiles: reviewFilesAt(configuration.reviewsUrl) }),
      sandbox: configuration.sandbox,
      readPicture: createPictureReader(folders.pictures, pictures),
      report: (fault) =>
        app.log.error({ fault: fault instanceof Error ? describeError(fault) : null }, 'done without'),
      fontHosts: {
        names: configuration.fontHosts,
        // Whoever comes by TLS has hosts of fonts to ask.
        standIn: configuration.publicScheme === 'http' ? originOf(FONTS_STAND_IN) : null,
      },
      hostsKnownFor: HOSTS_KNOWN_FOR,
    };
    const stopped = new AbortController();
    const app = await createServer({
      ...context,
      folders,
      logger: { level: configuration.logLevel },
      trustProxy: configuration.trustProxy ?? false,
      metricsToken: configuration.metricsToken,
      patience: { handler: configuration.handlerTimeout, delay: configuration.mostDelay },
      isDraining: () => stopped.signal.aborted,
      ...(database.pools && { poolStates: database.pools }),
      listen: database.listen,
      pictures,
    });
    const stop = onceStopped(async () => {
      stopped.abort();
      await pause(configuration.drain);
      await app.close();
      await Promise.all([laterDays, ...rounds]);
      await database.close();
    }, configuration.drain + LONGEST_STOP);
    await app.listen({ port, host: configuration.host });
    console.log(`Serving ${context.originOf('localhost')} from ${database.title}`);
    const laterDays = fillLaterDays(app.log, database, stopped.signal);
    const rounds = [...recurringWork(context), ...deliveryWork(context, configuration)].map(
      ({ work, ...round }) => runRecurring({ ...round, stopped: stopped.signal, log: app.log }, work),
    );
    process.on('SIGTERM', stop).on('SIGINT', stop);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What is done again and again while the server runs, by as many processes as there are. */
function recurringWork(context: ServerContext) {
  const { db } = context;
  return [
    { name: 'vouchers that are due', every: MAIL_ROUND, work: () => sendDueVouchers(context, clock.now()) },
    { name: 'payments that nobody waited for', every: PAYMENT_ROUND, work: () => reconcile(context) },
    { name: 'visits to remind of', every: REMINDER_ROUND, work: () => remind(context) },
    { name: 'daily lists of salons', every: LIST_ROUND, work: () => sendDailyLists(context) },
    { name: 'mails to forget', every: FORGET_ROUND, work: () => forgetMails(db, clock.now()) },
    { name: 'offers of freed places', every: WAITING_ROUND, work: () => passOffersOn(context) },
    { name: 'products that are back', every: STOCK_ROUND, work: () => tellOfStock(context) },
  ];
}

/** What leaves the outboxes, where the environment says by whom. */
function deliveryWork({ db, clock: time }: ServerContext, { smtp, smsGateway }: Configuration) {
  return [
    ...(smtp === null
      ? []
      : [{ name: 'mails to deliver', every: DELIVERY_ROUND, work: () => deliverMails(db, time, smtp) }]),
    ...(smsGateway === null
      ? []
      : [{ name: 'SMS to deliver', every: DELIVERY_ROUND, work: () => deliverSms(db, time, smsGateway) }]),
  ];
}

/** Behind a proxy that speaks https browsers see no port; else they see ours. */
function originsOf({ port, publicScheme }: Configuration): ServerContext['originOf'] {
  const suffix = publicScheme === 'https' || port === 80 ? '' : `:${port}`;
  return (host) => `${publicScheme}://${host}${suffix}`;
}

function openDatabase({
  databaseUrl,
  directUrl,
  dataFolder,
  connections,
}: Configuration): Promise<OpenDatabase> {
  return databaseUrl === null ? openDataFolder(dataFolder) : openServer(databaseUrl, connections, directUrl);
}

async function prepare({ db }: OpenDatabase, originOf: ServerContext['originOf']): Promise<void> {
  const isSeeded = await seedDatabase(db, { companiesOn: demoCompanies, pictureOf }, today());
  if (isSeeded) console.log('Seeded the demo companies');
  await moveOwnAddresses({ db, originOf });
  await addSpecialDays(db, demoCompanies(today()), today());
  await renewAnnouncements(db, demoCompanies(today()), pictureOf, new Date(clock.now()));
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
    log.error({ fault: error instanceof Error ? describeError(error) : null }, 'calendars were not filled');
  }
}

/** The first signal stops the server in order; what takes too long, or a second signal, ends it at once. */
function onceStopped(close: () => Promise<void>, longest: number): () => void {
  let isStopping = false;
  return () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => giveUp(`was not done within ${longest} ms`), longest).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) =>
        giveUp(`failed: ${JSON.stringify(error instanceof Error ? describeError(error) : null)}`),
    );
  };
}

function giveUp(why: string): never {
  console.error(`Stopping in order ${why}`);
  process.exit(1);
}
