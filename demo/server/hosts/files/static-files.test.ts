import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let folder: string;
const CODE = await readFile(import.meta.filename, 'utf8');
const LOADER = `export const loader = ${JSON.stringify('x'.repeat(2000))};`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'));
  const write = async (path: string, content: string) => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  await write('dist/vitrine.js', LOADER);
  await write('dist/c/react-abcd123.js', 'export {}');
  await write('dist/c/core-abcd123.js', CODE);
  await write('dist/.vite/manifest.json', '{}');
  await write('pictures/maison/massage.320.webp', 'picture');
  await write('pages/portal/index.html', '<a href="{{origin}}">{{port}}</a>');
  await write('pages/portal/portal.css', 'a{}');
  await write('pages/primary/index.html', '<p>primary</p>');
  await write('secret.txt', 'secret');
  server = await startTestServer({
    folders: {
      bundle: join(folder, 'dist'),
      pictures: join(folder, 'pictures'),
      pages: join(folder, 'pages'),
    },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (host: string, url: string) => server.app.inject({ url, headers: { host: `${host}:4100` } });

describe('files', () => {
  test('code is packed smaller than the quick qualities of brotli can', async () => {
    const packed = await server.app.inject({
      url: '/embed/c/core-abcd123.js',
      headers: { 'accept-encoding': 'br' },
    });
    const quick = brotliCompressSync(CODE, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(CODE);
    expect(packed.rawPayload.length).toBeLessThan(0.98 * quick.length);
  });

  test('files of the bundle are compressed once, kept for ever when their name changes with them, and free to embed', async () => {
    const packed = await server.app.inject({
      url: '/embed/vitrine.js',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(LOADER);
    const zipped = await server.app.inject({
      url: '/embed/vitrine.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(LOADER);
    const plain = await server.app.inject({ url: '/embed/vitrine.js', headers: { 'accept-encoding': '' } });
    expect(plain.body).toBe(LOADER);
    const same = await server.app.inject({
      url: '/embed/vitrine.js',
      headers: { 'accept-encoding': 'br', 'if-none-match': String(packed.headers['etag']) },
    });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    // A proxy has made a weak tag of it.
    const weak = await server.app.inject({
      url: '/embed/vitrine.js',
      headers: { 'accept-encoding': 'br', 'if-none-match': `W/${String(packed.headers['etag'])}` },
    });
    expect(weak.statusCode).toBe(304);
    const refused = await server.app.inject({
      url: '/embed/vitrine.js',
      headers: { 'accept-encoding': 'br;q=0, gzip;q=0' },
    });
    expect([refused.headers['content-encoding'], refused.body]).toEqual([undefined, LOADER]);
    const chunk = await server.app.inject({ url: '/embed/c/react-abcd123.js' });
    expect(chunk.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('files that change on disk change for the next visitor', async () => {
    const path = join(folder, 'dist', 'fresh.js');
    await writeFile(path, 'first');
    expect((await server.app.inject({ url: '/embed/fresh.js' })).body).toBe('first');
    await writeFile(path, 'second');
    await utimes(path, new Date(), new Date(Date.now() + 5000));
    expect((await server.app.inject({ url: '/embed/fresh.js' })).body).toBe('second');
  });

  test('a file whose name changes with it is looked for on disk once', async () => {
    const path = join(folder, 'dist', 'c', 'kept-abcd123.js');
    await writeFile(path, 'first');
    const ask = async () => (await server.app.inject({ url: '/embed/c/kept-abcd123.js' })).body;
    expect(await ask()).toBe('first');
    await writeFile(path, 'second');
    await utimes(path, new Date(), new Date(Date.now() + 5000));
    expect(await ask()).toBe('first');
  });

  test.each([
    '/embed/.vite/manifest.json',
    '/embed/../secret.txt',
    '/embed/..%2fsecret.txt',
    '/embed/%2e%2e/secret.txt',
    '/embed/c/..%5c..%5c..%5csecret.txt',
    '/embed//etc/passwd',
    '/embed/c',
    '/embed/',
    '/medias/../secret.txt',
    '/medias/%00',
  ])('the path %s leads to no file of ours', async (url) => {
    const reply = await server.app.inject({ url });
    expect([404, 400]).toContain(reply.statusCode);
    expect(reply.body).not.toContain('secret');
  });

  test('files: pictures are served to any page', async () => {
    const reply = await server.app.inject({ url: '/medias/maison/massage.320.webp' });
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
      200,
      'image/webp',
      'picture',
    ]);
  });

  test('files: pages of other origins are told under which address this server was reached', async () => {
    const portal = await get('localhost', '/');
    expect(portal.body).toBe('<a href="http://localhost:4100">4100</a>');
    expect(portal.headers['content-security-policy']).toContain("script-src 'self' http://localhost:4100");
    expect((await get('primary.localhost', '/')).body).toBe('<p>primary</p>');
    expect((await get('localhost', '/portal.css')).headers['content-type']).toContain('text/css');
    expect((await get('localhost', '/fonts/figtree.woff2')).headers['content-type']).toBe('font/woff2');
    expect((await get('localhost', '/none.html')).statusCode).toBe(404);
    expect((await get('localhost', '/../secret.txt')).statusCode).toBe(404);
  });
});
