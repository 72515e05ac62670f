import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPictureReader } from './read-picture.ts';

async function openReader() {
  const parent = await mkdtemp(join(tmpdir(), 'vitrine-read-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const folder = join(parent, 'pictures');
  await mkdir(join(folder, 'uploads'), { recursive: true });
  await writeFile(join(folder, 'uploads', 'one.640.jpg'), 'uploaded');
  await writeFile(join(folder, 'eau.hash.640.jpg'), 'made');
  await writeFile(join(parent, 'secret.jpg'), 'secret');
  return createPictureReader(folder, {
    fileFor: async (address) => (address === 'maison/eau.640.jpg' ? 'eau.hash.640.jpg' : null),
  });
}

test.each([
  ['/medias/uploads/one.640.jpg', 'uploaded'],
  ['/medias/maison/eau.640.jpg', 'made'],
  ['/medias/uploads/none.640.jpg', null],
  ['/medias/../secret.jpg', null],
  ['/medias/uploads/../../secret.jpg', null],
  ['https://elsewhere.example/medias/uploads/one.640.jpg', null],
])('a picture of this server is read, and nothing else: %s', async (address, content) => {
  const read = await openReader();
  expect((await read(address))?.toString() ?? null).toBe(content);
});
