import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { instant, type Instant } from '#domain/time/instant.ts';
import { createPictureFiles } from '#seed/pictures/picture-files.ts';
import { createServer } from '#server/create-server.ts';
import { openDataFolder } from '#server/database/open.ts';
import { openRenderer, type Renderer } from '#server/render/renderer.ts';
import { unusedPort } from '#server/testing/processes/server-process.ts';
import { seededFolder } from '../../../setup/cache/seeded-folder.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** The demo's companies, served at one moment that does not pass, by two servers over one database. */
export interface TwoServers {
  readonly now: Instant;
  /** Of the one that renders its public pages, and of the one that leaves each to the browser. */
  readonly ports: { readonly rendering: number; readonly plain: number };
}

export async function withTwoServers<T>(use: (servers: TwoServers) => Promise<T>): Promise<T> {
  const now = instant(Date.now());
  const renderer = await openRenderer({ built: at('dist-server'), locales: at('locales') });
  if (renderer === null) throw new Error('Nothing was built that renders pages: dist-server is empty.');
  const database = await openDataFolder(await seededFolder('both-sides'));
  const { DATA_DIR = '.data', PICTURES_DIR = join(DATA_DIR, 'pictures') } = process.env;
  const pictures = createPictureFiles(PICTURES_DIR);
  const folders = { bundle: at('dist'), pictures: PICTURES_DIR, pages: at('demo/pages') };
  const start = async (own: Renderer | null) => {
    const port = await unusedPort();
    const app = await createServer({
      db: database.db,
      clock: { now: () => now },
      originOf: (host) => `http://${host}:${port}`,
      renderer: own,
      pictures,
      folders,
    });
    await app.listen({ port, host: 'localhost' });
    return { app, port };
  };
  const rendering = await start(renderer);
  const plain = await start(null);
  try {
    return await use({ now, ports: { rendering: rendering.port, plain: plain.port } });
  } finally {
    await Promise.all([rendering.app.close(), plain.app.close()]);
    await database.close();
  }
}
