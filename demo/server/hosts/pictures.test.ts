import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePictures } from './pictures.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-medias-'));
  await mkdir(join(folder, 'maison'));
  await writeFile(join(folder, 'maison/there.320.webp'), 'there');
  app = Fastify();
  servePictures(app, folder, {
    async fileFor(address) {
      if (address === 'maison/broken.640.avif') throw new Error('The disk is full.');
      if (address !== 'maison/asked.640.avif') return null;
      await writeFile(join(folder, 'maison/asked.1a2b.640.avif'), 'asked');
      return 'maison/asked.1a2b.640.avif';
    },
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('a picture that was never asked for is made, and served under the address that was asked for', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/medias/maison/asked.640.avif' });
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/avif', 'asked']);
  expect(headers['cache-control']).toBe('public, max-age=86400');
});

test.each([
  ['maison/there.320.webp', 200],
  ['maison/nothing.320.webp', 404],
])('%s, which nothing makes, is served where the folder has it: %i', async (path, status) => {
  expect((await app.inject({ url: `/medias/${path}` })).statusCode).toBe(status);
});

test('a picture that could not be made is a fault that no browser keeps', async () => {
  const { statusCode, headers } = await app.inject({ url: '/medias/maison/broken.640.avif' });
  expect([statusCode, headers['cache-control']]).toEqual([500, undefined]);
});
