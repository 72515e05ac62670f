import { openServer } from '../../database/open.ts';
import { openEmbeddedTest } from './template.ts';
import { startThrowawayServer } from './throwaway-server.ts';

/** Enough for all that a test lets happen at once. */
const CONNECTIONS = 32;

/** The embedded database, and PostgreSQL where the machine has it: each by its name, with how it is opened. `stop` when they are done with. */
export async function bothDatabases() {
  const server = await startThrowawayServer();
  const kinds = [
    ['PGlite', () => openEmbeddedTest()],
    ...(server === null ? [] : ([[server.title, () => openServer(server.url, CONNECTIONS)]] as const)),
  ] as const;
  return { kinds, stop: () => server?.stop() };
}
