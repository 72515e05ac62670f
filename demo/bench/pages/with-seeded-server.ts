import { join } from 'node:path';
import { answering, runServer, unusedPort } from '#server/testing/processes/server-process.ts';

/** Runs a server over a seeded data folder, without limits of how often one may ask, for as long as the work takes. */
export async function withSeededServer<T>(folder: string, work: (port: number) => Promise<T>): Promise<T> {
  const port = await unusedPort();
  const server = runServer({
    PORT: String(port),
    DATA_DIR: folder,
    PICTURES_DIR: process.env.PICTURES_DIR ?? join(process.env.DATA_DIR ?? '.data', 'pictures'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  try {
    await answering(server, port);
    return await work(port);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}
