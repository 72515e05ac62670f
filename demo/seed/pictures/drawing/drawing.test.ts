import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAlbum } from './album.ts';
import { startDrawing } from './drawing.ts';

const PATIENCE = 60_000;
const untilGiven = new AbortController().signal;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('pictures are drawn in the order in which visitors meet them', async () => {
  const { missing } = await openAlbum(folder);
  expect(missing[0]).toMatch(/^maison\/accueil-/);
  const companies = missing.map((name) => name.split('/')[0]);
  expect(companies.indexOf('works')).toBeGreaterThan(companies.indexOf('maison'));
  expect(new Set(missing).size).toBe(missing.length);
});

test(
  'the picture that is waited for is drawn next and whole, and is not drawn again once drawing was stopped',
  async () => {
    const { missing } = await openAlbum(folder);
    const wanted = missing.findLast((name) => name.startsWith('works/'))!;
    const drawing = await startDrawing(folder, { isPatient: true });
    expect(existsSync(join(folder, 'works', 'logo.svg'))).toBe(true);
    const [isThere] = await Promise.all([
      drawing.waitFor(wanted, untilGiven),
      expect(drawing.waitFor('works/nothing', untilGiven)).resolves.toBe(true),
    ]);
    expect(isThere).toBe(true);
    const sizes = [320, 640, 1280].flatMap((width) => ['webp', 'avif'].map((format) => [width, format]));
    for (const [width, format] of sizes) {
      // Read by Node: in a process that has taken an upload, sharp opens no file.
      const file = await readFile(join(folder, `${wanted}.${width}.${format}`));
      const { width: drawn } = await sharp(file).metadata();
      expect([drawn, format]).toEqual([width, format]);
    }
    const tooLate = drawing.waitFor(missing.at(-2)!, untilGiven);
    await drawing.stop();
    expect(await tooLate).toBe(false);
    expect(await drawing.finished).toEqual([]);
    const later = await openAlbum(folder);
    expect(later.missing).not.toContain(wanted);
    expect(later.missing.length).toBeGreaterThan(missing.length - 15);
  },
  PATIENCE,
);

test(
  'what cannot be written is told, and nobody waits for it',
  async () => {
    const { missing } = await openAlbum(folder);
    const first = missing[0]!;
    // A folder where the file should go.
    await mkdir(join(folder, `${first}.320.webp`, 'inside'), { recursive: true });
    const drawing = await startDrawing(folder);
    expect(await drawing.waitFor(first, untilGiven)).toBe(true);
    await drawing.stop();
    expect((await drawing.finished)[0]).toContain(`The picture ${first} could not be made: `);
    expect((await openAlbum(folder)).missing).toContain(first);
  },
  PATIENCE,
);
