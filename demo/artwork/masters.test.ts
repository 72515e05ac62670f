import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import colours from '#seed/pictures/colours.json' with { type: 'json' };
import { LOGOS, MASTERS } from '#seed/pictures/masters.ts';
import { RATIOS, widestOf } from '#seed/pictures/picture.ts';
import { PICTURES } from '#seed/pictures/pictures.ts';
import { drawMaster } from './draw-master.ts';
import { drawLogos } from './logos/draw-logos.ts';
import { drawPortrait } from './portraits/draw-portrait.ts';
import { LOOKS } from './portraits/looks.ts';
import { isSamePicture } from './same-picture.ts';
import { meanColour } from './mean-colour.ts';
import { SCENES } from './scenes/scenes.ts';

const PATIENCE = 60_000;
/** Bytes of all masters together: every clone carries them. */
const MOST = 8_000_000;

const pictures = Object.entries(PICTURES).flatMap(([company, list]) =>
  list.map((picture) => ({ ...picture, id: `${company}/${picture.name}` })),
);
const ids = pictures.map(({ id }) => id).sort();
const masterOf = (id: string) => readFile(join(MASTERS, `${id}.avif`));

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

describe('the committed masters', () => {
  test('are one for each picture that the seed names, and no other', async () => {
    expect(await filesIn(MASTERS)).toEqual(ids.map((id) => `${id}.avif`).sort());
  });

  test('take at most 8 MB together', async () => {
    const files = await Promise.all(ids.map((id) => stat(join(MASTERS, `${id}.avif`))));
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(MOST);
  });

  test('have the largest size in which their picture is served, in its proportions', async () => {
    for (const { id, kind } of pictures) {
      const { width, height } = await sharp(await masterOf(id)).metadata();
      expect([id, width, height]).toEqual([id, widestOf(kind), Math.round(widestOf(kind) / RATIOS[kind])]);
    }
  });

  test(
    'have the colours that pages show until a picture is there',
    async () => {
      expect(Object.keys(colours).sort()).toEqual(ids);
      for (const [id, colour] of Object.entries(colours)) {
        const mean = channelsOf(await meanColour(await masterOf(id)));
        // Another version of the decoder may round otherwise.
        const off = channelsOf(colour).map((channel, index) => Math.abs(channel - (mean[index] ?? 0)));
        expect(Math.max(...off), id).toBeLessThanOrEqual(1);
      }
    },
    PATIENCE,
  );

  test(
    'look like what is drawn today',
    async () => {
      const drawn = await drawMaster('category', await SCENES['works']!['maquis']!());
      expect(await isSamePicture(drawn, await masterOf('works/maquis'))).toBe(true);
      expect(await isSamePicture(drawn, await masterOf('closed/thalasso'))).toBe(false);
    },
    PATIENCE,
  );
});

describe('the portraits', () => {
  const portraits = pictures.filter(({ kind }) => kind === 'portrait').map(({ id }) => id);

  test('take at most 6 kB each, and 600 kB together', async () => {
    const sizes = await Promise.all(
      portraits.map(async (id) => (await stat(join(MASTERS, `${id}.avif`))).size),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(6000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(600_000);
  });

  test(
    'are all different',
    async () => {
      const small = (id: string) =>
        masterOf(id).then((file) => sharp(file).resize(40).removeAlpha().raw().toBuffer());
      const drawn = await Promise.all(portraits.map(small));
      const difference = (one: Buffer, other: Buffer) =>
        one.reduce((sum, level, index) => sum + Math.abs(level - (other[index] ?? 0)), 0) / one.length;
      for (const [index, one] of drawn.entries()) {
        for (const [step, other] of drawn.slice(index + 1).entries())
          expect(
            difference(one, other),
            `${portraits[index]} ${portraits[index + 1 + step]}`,
          ).toBeGreaterThan(3);
      }
    },
    PATIENCE,
  );

  test('look like what is drawn today', async () => {
    const [company = '', name = ''] = portraits[0]?.split('/') ?? [];
    const drawn = await drawPortrait(LOOKS[company]![name]!);
    expect(await isSamePicture(drawn, await masterOf(portraits[0]!))).toBe(true);
    expect(await isSamePicture(drawn, await masterOf(portraits[1]!))).toBe(false);
  });
});

test('every picture of the seed is drawn, and what is drawn is a picture', () => {
  const drawn = [...Object.entries(SCENES), ...Object.entries(LOOKS)].flatMap(([company, scenes]) =>
    Object.keys(scenes).map((name) => `${company}/${name}`),
  );
  expect(drawn.sort()).toEqual(ids);
});

test('the committed logos are those that are drawn', async () => {
  const drawn = drawLogos();
  expect(await filesIn(LOGOS)).toEqual([...drawn.keys()].sort());
  for (const [name, svg] of drawn) expect(await readFile(join(LOGOS, name), 'utf8'), name).toBe(svg);
});
