import { openServer } from '../../database/open.ts';
import { administer, SERVER_URL, TEMPLATE, urlOf } from './throwaway-database.ts';
import { startThrowawayServer } from './throwaway-server.ts';

let stop: (() => Promise<void>) | null = null;

/** With TEST_DATABASE=postgres: one PostgreSQL server for the run, with the database that those of the tests are copied from. */
export async function setup(): Promise<void> {
  if (process.env.TEST_DATABASE !== 'postgres') return;
  const server = await startThrowawayServer();
  if (server === null) {
    throw new Error('TEST_DATABASE is postgres, and no PostgreSQL is installed under /usr/lib/postgresql.');
  }
  stop = () => server.stop();
  await administer(server.url, `create database ${TEMPLATE}`);
  const template = await openServer(urlOf(server.url, TEMPLATE));
  await template.close();
  process.env[SERVER_URL] = server.url;
}

export async function teardown(): Promise<void> {
  await stop?.();
}
