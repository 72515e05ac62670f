import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '../../database/database.ts';
import { openServer } from '../../database/open.ts';

/** Where the server of the run is, as `throwaway-cluster.ts` tells it. */
export const SERVER_URL = 'TEST_DATABASE_URL';
/** The database that others are copied from: migrated, empty, and never connected to. */
export const TEMPLATE = 'vitrine_template';
/** Of each test server: many of them share one PostgreSQL. */
const CONNECTIONS = 6;

/** A database of its own on the PostgreSQL server of this run; it goes when it is closed. */
export async function openThrowawayDatabase(): Promise<OpenDatabase> {
  const server = process.env[SERVER_URL];
  if (server === undefined)
    throw new Error('TEST_DATABASE is postgres, and no server was started for the run.');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${TEMPLATE}`);
  const opened = await openServer(urlOf(server, name), CONNECTIONS);
  return {
    ...opened,
    async close() {
      await opened.close();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

export function urlOf(server: string, database: string): string {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}

export async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
