/**
 * Draws the demo's pictures and logos, and writes those that look different from what is there:
 * `npm run artwork`, or `npm run artwork -- maison/massages …` for some.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWhole } from '#seed/files/write-whole.ts';
import { LOGOS, MASTERS } from '#seed/pictures/masters.ts';
import type { PictureKind } from '#seed/pictures/picture.ts';
import { PICTURES } from '#seed/pictures/pictures.ts';
import { drawMaster } from './draw-master.ts';
import { drawLogos } from './logos/draw-logos.ts';
import { drawPortrait } from './portraits/draw-portrait.ts';
import { LOOKS } from './portraits/looks.ts';
import { isSamePicture } from './same-picture.ts';
import { meanColour } from './mean-colour.ts';
import { SCENES } from './scenes/scenes.ts';

const COLOURS = fileURLToPath(new URL('../seed/pictures/colours.json', import.meta.url));

const asked = process.argv.slice(2);
const pictures = Object.entries(PICTURES).flatMap(([company, list]) =>
  list.map(({ name, kind }) => ({ id: `${company}/${name}`, draw: drawingOf(company, name, kind) })),
);
const unknown = asked.find((id) => !pictures.some((picture) => picture.id === id));
if (unknown !== undefined) {
  console.error(`There is no picture '${unknown}': npm run artwork [-- company/name …].`);
  process.exit(2);
}

let written = 0;
for (const { id, draw } of pictures) {
  if (asked.length > 0 && !asked.includes(id)) continue;
  if (!draw) throw new Error(`Nothing says what the picture ${id} shows: see demo/artwork/scenes.`);
  await writeChanged(join(MASTERS, `${id}.avif`), await draw(), isSamePicture);
}
const isEqual = (one: Buffer, other: Buffer) => one.equals(other);
for (const [name, svg] of drawLogos()) await writeChanged(join(LOGOS, name), Buffer.from(svg), isEqual);
await writeChanged(COLOURS, Buffer.from(await coloursOfMasters()), isEqual);
console.log(written === 0 ? 'Nothing has changed' : `${written} files written`);

function drawingOf(company: string, name: string, kind: PictureKind): (() => Promise<Buffer>) | null {
  const look = LOOKS[company]?.[name];
  if (look) return () => drawPortrait(look);
  const scene = SCENES[company]?.[name];
  return scene ? async () => drawMaster(kind, await scene()) : null;
}

async function writeChanged(
  path: string,
  drawn: Buffer,
  isSame: (one: Buffer, other: Buffer) => boolean | Promise<boolean>,
): Promise<void> {
  const before = await readFile(path).catch(() => null);
  if (before !== null && (await isSame(before, drawn))) return;
  await writeWhole(path, drawn);
  written += 1;
  console.log(`${path} (${(drawn.length / 1000).toFixed(0)} kB)`);
}

async function coloursOfMasters(): Promise<string> {
  const colours: Record<string, string> = {};
  for (const { id } of pictures) colours[id] = await meanColour(await readFile(join(MASTERS, `${id}.avif`)));
  return `${JSON.stringify(colours, null, 2)}\n`;
}
