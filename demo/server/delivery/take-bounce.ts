// For a mail server to hand over what came back: `node demo/server/delivery/take-bounce.ts RECIPIENT < message`. Whatever it is, it is
// taken (0), but where the database is away.
import { buffer } from 'node:stream/consumers';
import { readConfiguration } from '../configuration.ts';
import { openServer } from '../database/open.ts';
import { noteBounce } from './bounces/note-bounce.ts';

/** EX_TEMPFAIL: the mail server tries again later. */
const TRY_LATER = 75;

try {
  const { databaseUrl } = readConfiguration(process.env);
  if (databaseUrl === null)
    throw new Error('DATABASE_URL is missing: the embedded database belongs to one process.');
  const message = await buffer(process.stdin);
  const database = await openServer(databaseUrl, 1);
  try {
    await noteBounce(database.db, { recipient: process.argv[2] ?? '', message, now: Date.now() });
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = TRY_LATER;
}
