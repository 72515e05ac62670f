import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueue, type Queue } from '#seed/pictures/drawing/queue.ts';
import { servePictures } from './pictures.ts';

let folder: string;
let queue: Queue;
/** The signal of the first who waits for a picture, from when they do. */
let waiting: Promise<AbortSignal>;
const servers: FastifyInstance[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-medias-'));
  await mkdir(join(folder, 'maison'));
  await writeFile(join(folder, 'maison/logo.svg'), '<svg/>');
  await writeFile(join(folder, 'maison/there.320.webp'), 'there');
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  queue = createQueue(['maison/first', 'maison/asked']);
  const { waitFor } = queue;
  waiting = new Promise((wait) => {
    queue.waitFor = (picture, signal) => {
      const settled = waitFor(picture, signal);
      wait(signal);
      return settled;
    };
  });
});

function serving(patience?: number): FastifyInstance {
  const app = Fastify();
  servePictures(app, folder, queue, patience);
  servers.push(app);
  return app;
}

async function draw(name: string): Promise<void> {
  await writeFile(join(folder, `${name}.640.avif`), name);
  queue.settle(name);
}

test('a request for a picture that is still to be drawn waits for it, and it is drawn next', async () => {
  const answer = serving().inject({ url: '/medias/maison/asked.640.avif' });
  await waiting;
  expect(queue.take()).toBe('maison/asked');
  await draw('maison/asked');
  const { statusCode, headers, body } = await answer;
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/avif', 'maison/asked']);
  expect(headers['cache-control']).toBe('public, max-age=86400');
});

test.each([
  ['maison/there.320.webp', 200],
  ['maison/logo.svg', 200],
  ['maison/nothing.320.webp', 404],
  ['elsewhere/first.640.avif', 404],
])('%s does not wait for the pictures being drawn', async (path, status) => {
  expect((await serving().inject({ url: `/medias/${path}` })).statusCode).toBe(status);
});

test('a wait that lasts too long ends in an answer that is not kept and says when to come back', async () => {
  const { statusCode, headers } = await serving(50).inject({ url: '/medias/maison/first.640.avif' });
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
});

test('a picture that could not be drawn is none', async () => {
  const answer = serving().inject({ url: '/medias/maison/first.320.webp' });
  await waiting;
  queue.settle('maison/first');
  expect((await answer).statusCode).toBe(404);
});

test('those who wait are answered when the drawing stops, so that the server can', async () => {
  const answer = serving().inject({ url: '/medias/maison/first.640.avif' });
  await waiting;
  queue.close();
  expect((await answer).statusCode).toBe(503);
});

test('a visitor who leaves the page takes the hurry along', async () => {
  const app = serving();
  const address = await app.listen({ port: 0 });
  const leaving = new AbortController();
  const left = fetch(`${address}/medias/maison/asked.640.avif`, { signal: leaving.signal }).catch(
    () => 'left',
  );
  const signal = await waiting;
  leaving.abort();
  expect(await left).toBe('left');
  await vi.waitUntil(() => signal.aborted, { timeout: 10_000 });
  expect(queue.take()).toBe('maison/first');
});
