import { join } from 'node:path';
import { setImmediate as letOthersWork, setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { adoptFormer } from './migrating/adopt-former.ts';
import type { OpenDatabase } from './database.ts';
import { requireSessions } from './tenancy/keeps-session.ts';
import { listenEmbedded, listenServer } from './listen.ts';
import { lockFolder } from './lock-file.ts';
import { scopeEmbedded } from './tenancy/scoped-embedded.ts';
import { ScopedPool } from './tenancy/scoped-pool.ts';
import { rowSecuritySql } from './tenancy/row-security.ts';

/** For the connections of a server that is closed, before they are left to the end of the process. */
const CLOSE_TIMEOUT_MS = 5000;

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };

/** Milliseconds after which the database gives a statement up. The embedded one cannot interrupt itself. */
export const STATEMENT_TIMEOUT = 5000;

const MIGRATION_LOCK = 4_100_001;

/** The embedded database, in memory or in a folder that exists and is ours; migrated. */
export async function openEmbedded(
  options: { folder?: string; template?: Blob } = {},
): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const client = await PGlite.create({
    ...(options.folder === undefined ? {} : { dataDir: options.folder }),
    ...(options.template === undefined ? {} : { loadDataDir: options.template }),
    extensions: { btree_gist },
  }).catch((cause: unknown) => {
    if (options.folder === undefined) throw cause;
    throw new Error(
      `The database in ${options.folder} cannot be opened: it is damaged, or of another version. Move it away to begin anew, or set DATA_DIR to another folder.`,
      { cause },
    );
  });
  yieldBetweenTransactions(client);
  const db = drizzleEmbedded(client);
  try {
    await adoptFormer(db, readMigrationFiles(MIGRATIONS));
    await migrateEmbedded(db, MIGRATIONS);
    await client.exec(await rowSecuritySql());
  } catch (error) {
    await client.close();
    throw error;
  }
  scopeEmbedded(client);
  return {
    db,
    title: options.folder === undefined ? 'PGlite in memory' : `PGlite in ${options.folder}`,
    listen: listenEmbedded(client),
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  };
}

/** Queries of this database never leave the event loop a turn by themselves: a burst of bookings would silence all else. */
function yieldBetweenTransactions(client: PGlite): void {
  const begin = client.transaction.bind(client);
  client.transaction = (work) =>
    begin(async (tx) => {
      await letOthersWork();
      return work(tx);
    });
}

/** The embedded database under a data folder, which no other process may use meanwhile. */
export async function openDataFolder(dataFolder: string): Promise<OpenDatabase> {
  const release = await lockFolder(dataFolder);
  try {
    const opened = await openEmbedded({ folder: join(dataFolder, 'database') });
    return { ...opened, close: () => opened.close().finally(release) };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * A PostgreSQL server (15 or newer); migrated under a lock, so that several processes may start at once. `connections` are
 * the most for companies, and as many again for what works across them. `directUrl` leads to the server past any pooler: announcements
 * are heard, and migrations run, over connections that are nobody else's.
 */
export async function openServer(
  url: string,
  connections = 10,
  directUrl: string | null = null,
): Promise<OpenDatabase> {
  const pool = new ScopedPool({
    connectionString: url,
    max: connections,
    statement_timeout: STATEMENT_TIMEOUT,
    connectionTimeoutMillis: 5000,
  });
  try {
    (await connect(pool)).release();
    // Before anything is written: a pooler that shares sessions would hold the lock of the migrations for somebody else.
    await requireSessions(url, 'DATABASE_URL');
    if (directUrl !== null) await requireSessions(directUrl, 'DATABASE_DIRECT_URL');
    const place = directUrl === null ? await migrateUnderLock(pool) : await migrateDirectly(directUrl);
    return {
      db: drizzleServer(pool),
      title: `PostgreSQL at ${place}`,
      pools: () => pool.states(),
      listen: listenServer(directUrl ?? url),
      // A connection whose server has gone may never say that it has ended.
      close: () => Promise.race([pool.end(), pause(CLOSE_TIMEOUT_MS, undefined, { ref: false })]),
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const sentence = isBadAddress(cause)
      ? 'DATABASE_URL cannot be read: what is no letter and no digit in a name or a password has to be percent-encoded.'
      : `The database that DATABASE_URL names cannot be opened (${why}).`;
    throw new Error(sentence, { cause });
  }
}

/** What the client makes of the address is what counts: it reads some that are no URL to anyone else. */
function isBadAddress(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL';
}

/** The types of the client leave out what a pool's clients know as well. */
type Connected = pg.PoolClient & Pick<pg.Client, 'host' | 'port' | 'database'>;

async function migrateDirectly(url: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 });
  pool.on('error', () => undefined);
  return migrateUnderLock(pool).finally(() => pool.end());
}

/** Where the database is, for people. */
async function migrateUnderLock(pool: pg.Pool): Promise<string> {
  const client = await connect(pool);
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzleServer(client);
    await adoptFormer(db, readMigrationFiles(MIGRATIONS));
    await migrateServer(db, MIGRATIONS);
    await client.query(await rowSecuritySql());
    const { host, port, database = '' } = client as Connected;
    return `${host}:${port}/${database}`;
  } finally {
    // The lock and the setting end with the connection.
    client.release(true);
  }
}
