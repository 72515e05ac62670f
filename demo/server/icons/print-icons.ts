import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { writeWhole } from '#seed/files/write-whole.ts';
import { ICON_KINDS, type IconKind, type IconOrder } from './icon-kinds.ts';

/** Whatever the machine has of that kind. */
const FONT = 'sans-serif bold 200';
/** How much of a side what is shown takes: a shape that the system cuts leaves four fifths. */
const SHARE = { any: 1, maskable: 0.6, touch: 0.8 } as const;
const SHARE_OF_INITIALS = 0.5;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** Dots an inch at which a drawing is read: one of a few pixels is large enough for each icon then. */
const DENSITY = 400;
const PATIENCE = 10;

type Part = (side: number) => Promise<Buffer>;

/** Fails for what is no picture. */
async function pictureOf(file: string): Promise<Part> {
  const content = await readFile(file);
  return (side) =>
    sharp(content, { density: DENSITY })
      .timeout({ seconds: PATIENCE })
      .resize(side, side, { fit: 'contain', background: CLEAR })
      .png()
      .toBuffer();
}

function initialsOf({ initials, ink }: IconOrder): Part {
  const text = `<span foreground="${ink}">${initials}</span>`;
  return async (side) => {
    const drawn = await sharp({ text: { text, font: FONT, rgba: true, dpi: 72 } })
      .png()
      .toBuffer();
    return sharp(drawn).resize(side, side, { fit: 'contain', background: CLEAR }).png().toBuffer();
  };
}

async function print(
  { size, purpose, name }: IconKind,
  order: IconOrder,
  picture: Part | null,
): Promise<void> {
  const share = picture ? SHARE[purpose] : SHARE_OF_INITIALS;
  const part = await (picture ?? initialsOf(order))(Math.round(size * share));
  const ground = picture ? (purpose === 'any' ? CLEAR : order.ground) : order.accent;
  const icon = await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: part, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
  await writeWhole(join(order.folder, `${name}.png`), icon);
}

const order = JSON.parse(process.argv[2] ?? '') as IconOrder;
// A picture that cannot be read is as good as none.
const picture = order.picture === null ? null : await pictureOf(order.picture).catch(() => null);
const readable =
  picture &&
  (await picture(16).then(
    () => picture,
    () => null,
  ));
for (const kind of ICON_KINDS) await print(kind, order, readable);
