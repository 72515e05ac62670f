import { readdirSync } from 'node:fs';
import { inRoot } from '../paths.mjs';

/** These open PGlite and PostgreSQL side by side, or start the server as a process on either. */
const onBothAnyway = [
  'database/**',
  'booking/tests/race*',
  'booking/tests/group',
  'orders/tests/overlapping-move',
  'waiting-list/race',
  'eshop/back-in-stock/tests/race',
  'main',
  'processes',
];

/**
 * Where the database under the server may make a difference: what fills it, what counts under a rush, what is told when it is
 * busy or gone, and every call once with whatever may be sent.
 */
const engineMatters = [
  'seeding/**',
  'http/**',
  'jobs/*',
  'families/**',
  'booking/tests/idempotency',
  'redemption/tests/balances',
  'router/tests/hostile-values',
];

/** Of names that may end in a star; the oldest Node that this runs on has no globs. */
function filesOf(names) {
  const folder = 'demo/server/';
  const all = readdirSync(inRoot('demo/server'), { recursive: true }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  return all
    .filter(
      (file) =>
        file.endsWith('.test.ts') && names.some((name) => isNamed(file.slice(0, -'.test.ts'.length), name)),
    )
    .map((file) => folder + file);
}

/** A star stands for the rest of a name, two for folders as well. */
function isNamed(file, name) {
  const start = name.replace(/\*+$/, '');
  if (start === name) return file === name;
  return file.startsWith(start) && (name.endsWith('**') || !file.slice(start.length).includes('/'));
}

/**
 * Which server tests a run need not make on one database, because it makes them elsewhere. Both at once: PostgreSQL takes all
 * but those that open it by themselves, and PGlite, several times as slow, takes these and, `isTwice`, those where it may
 * differ. Without the other, PGlite takes every one.
 */
export function leftToTheOther({ isOnBoth, isTwice }) {
  const both = filesOf(onBothAnyway);
  if (!isOnBoth) return { onPostgres: both, onEmbedded: [] };
  const kept = new Set([...both, ...(isTwice ? filesOf(engineMatters) : [])]);
  return { onPostgres: both, onEmbedded: filesOf(['**']).filter((file) => !kept.has(file)) };
}
