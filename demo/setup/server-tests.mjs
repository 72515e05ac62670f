import { globSync } from 'node:fs';
import { root } from './paths.mjs';

/** These open PGlite and PostgreSQL side by side, or start the server as a process on either. */
const onBothAnyway = [
  'database/*',
  'booking/tests/race*',
  'booking/tests/group',
  'orders/tests/overlapping-move',
  'waiting-list/race',
  'main',
  'processes',
];

/**
 * Where the database under the server may make a difference: what fills it, what counts under a rush, what is told when it is
 * busy or gone, and every call once with whatever may be sent.
 */
const engineMatters = [
  'seeding/*',
  'frame/*',
  'families/*',
  'booking/tests/idempotency',
  'tenders/tests/ledgers',
  'router/hostile-values',
];

const filesOf = (names) =>
  globSync(
    names.map((name) => `demo/server/${name}.test.ts`),
    { cwd: root },
  ).map((file) => file.replaceAll('\\', '/'));

/**
 * Which server tests a run need not make on one database, because it makes them elsewhere. Both at once: PostgreSQL takes all
 * but those that open it by themselves, and PGlite, several times as slow, takes these and those where it may differ. Without
 * the other, PGlite takes every one.
 */
export function leftToTheOther({ isOnBoth }) {
  const both = filesOf(onBothAnyway);
  if (!isOnBoth) return { onPostgres: both, onEmbedded: [] };
  const kept = new Set([...both, ...filesOf(engineMatters)]);
  return { onPostgres: both, onEmbedded: filesOf(['**/*']).filter((file) => !kept.has(file)) };
}
