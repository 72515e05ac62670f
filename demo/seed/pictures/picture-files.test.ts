import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstPictures } from './first-pictures.ts';
import { createPictureFiles } from './picture-files.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function madeFor(address: string): Promise<string> {
  const file = await createPictureFiles(folder).fileFor(address);
  if (file === null) throw new Error(`${address} is no picture of the demo.`);
  return join(folder, file);
}

test.each([
  ['maison/accueil-eau.320.avif', 320, 180, 'heif'],
  ['maison/accueil-eau.1920.webp', 1920, 1080, 'webp'],
  ['maison/accueil-eau.1280.jpg', 1280, 720, 'jpeg'],
  ['works/maquis.640.webp', 640, 800, 'webp'],
  ['duo/huile-barbe.1280.avif', 1280, 1280, 'heif'],
])(
  '%s is made from its master in the size and format that its address asks for',
  async (address, ...wanted) => {
    // Read by Node: in a process that has taken an upload, sharp opens no file.
    const { width, height, format } = await sharp(await readFile(await madeFor(address))).metadata();
    expect([width, height, format]).toEqual(wanted);
  },
);

test('a logo is served as it was drawn', async () => {
  const drawn = await readFile(new URL('./logos/duo/logo-white.svg', import.meta.url), 'utf8');
  expect(await readFile(await madeFor('duo/logo-white.svg'), 'utf8')).toBe(drawn);
});

test('a picture that many ask for at once is made once, and is there for whoever asks later', async () => {
  const files = createPictureFiles(folder);
  const address = 'works/ajaccio.320.webp';
  const [first, second] = await Promise.all([files.fileFor(address), files.fileFor(address)]);
  expect(first).toBe(second);
  const path = join(folder, first!);
  const { mtimeMs, ino } = await stat(path);
  expect(await madeFor(address)).toBe(path);
  expect(await stat(path)).toMatchObject({ mtimeMs, ino });
});

test('a file that was deleted is made again', async () => {
  const files = createPictureFiles(folder);
  const path = join(folder, (await files.fileFor('works/ajaccio.320.webp'))!);
  await rm(path);
  await files.fileFor('works/ajaccio.320.webp');
  expect((await stat(path)).isFile()).toBe(true);
});

test.each([
  'maison/massages.641.avif',
  'maison/massages.1920.avif',
  'maison/massages.640.png',
  'maison/massages.640.avif.webp',
  'maison/massages.svg',
  'maison/nothing.640.avif',
  'nobody/massages.640.avif',
  'constructor/logo.svg',
  '../maison/logo.svg',
  'manifest.json',
])('%s is no picture of the demo', async (address) => {
  expect(await createPictureFiles(folder).fileFor(address)).toBeNull();
});

test('a folder that cannot be written to is told, and tried again for whoever asks next', async () => {
  const blocked = join(folder, 'blocked');
  await writeFile(blocked, 'a file where the folder should be');
  const files = createPictureFiles(blocked);
  await expect(files.fileFor('works/logo.svg')).rejects.toThrow(/EEXIST|ENOTDIR/);
  await rm(blocked);
  expect(await files.fileFor('works/logo.svg')).toMatch(/^works\/logo\.[0-9a-f]{12}\.svg$/);
});

test('the first pictures are pictures of the demo, and those of a home page are among them', async () => {
  const first = firstPictures();
  expect(first).toEqual(expect.arrayContaining(['maison/accueil-eau.1920.avif', 'duo/coupes.320.avif']));
  const files = createPictureFiles(folder);
  const [some] = await Promise.all([first[0]!, first.at(-1)!].map((address) => files.fileFor(address)));
  expect(some).toMatch(/^maison\/accueil-lumiere\.[0-9a-f]{12}\.320\.avif$/);
});
