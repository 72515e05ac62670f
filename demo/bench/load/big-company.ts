import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { instant } from '#domain/time/instant.ts';
import { demoCompanies } from '#seed/companies.ts';
import { createServer } from '#server/create-server.ts';
import { openEmbedded, openServer } from '#server/database/open.ts';
import { seedScale } from '#server/seeding/scale/scale.ts';
import { startThrowawayServer } from '#server/testing/databases/throwaway-server.ts';

/** The shops' today. */
export const today = dateAt(instant(Date.now()), 'Europe/Paris');

/** Asks a back end that has the company of the scale tests, over sockets of this machine; then nothing is left of it. */
export async function withBigCompany(
  scale: Omit<Parameters<typeof seedScale>[1], 'model' | 'today'>,
  ask: (origin: string) => Promise<void>,
): Promise<void> {
  const server = await startThrowawayServer();
  const database = server === null ? await openEmbedded() : await openServer(server.url);
  try {
    const [model] = demoCompanies(today);
    if (model === undefined) throw new Error('There is no demo company to borrow from.');
    const begun = performance.now();
    await seedScale(database.db, { model, today, ...scale });
    await database.db.execute('analyze');
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(`seeded in ${seconds} s (${server?.title ?? 'PGlite'})`);
    const app = await createServer({
      db: database.db,
      clock: { now: () => instant(Date.now()) },
      originOf: (host) => `http://${host}`,
      folders: { bundle: '/nowhere', pictures: '/nowhere', pages: '/nowhere' },
    });
    await ask(await app.listen({ port: 0, host: '127.0.0.1' }));
    await app.close();
  } finally {
    await database.close();
    await server?.stop();
  }
}
