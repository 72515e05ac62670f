import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A setting that nothing else reads. */
const PROBE = 'vitrine.session_probe';
const PROBE_TIMEOUT_MS = 5000;

/** Which of the two connections reads: a pooler that goes round its connections gives none of them its own each time. */
const TURNS = [0, 1, 0, 0, 1, 1, 0, 1, 1, 0] as const;

async function withConnection<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await act(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Refuses an address behind a pooler that hands each transaction another connection: a setting of the session keeps queries to their
 * company, `LISTEN` and the lock of migrations last as long as it. Two connections each note a value of their own, and take turns in
 * reading it back. `name`: the setting that has the address.
 */
export async function requireSessions(
  url: string,
  name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
): Promise<void> {
  await withConnection(url, (one) =>
    withConnection(url, async (two) => {
      const sessions = [one, two].map((client) => ({ client, value: randomUUID() }));
      for (const { client, value } of sessions) {
        await client.query('SELECT set_config($1, $2, false)', [PROBE, value]);
      }
      for (const turn of TURNS) {
        const session = sessions[turn];
        const read = await session?.client.query<{ value: string | null }>(
          'SELECT current_setting($1, true) AS value',
          [PROBE],
        );
        if (read?.rows[0]?.value !== session?.value) throw new Error(refusalOf(name));
      }
    }),
  );
}

function refusalOf(name: string): string {
  return `The connections of ${name} do not keep their session: a pooler in between hands each transaction another one, so that the queries of one company would see the rows of another, and announcements would not be heard. Set PgBouncer to pool_mode = session, or name the database itself.`;
}
