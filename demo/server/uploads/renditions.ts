import sharp, { type Sharp } from 'sharp';
import { kindOf, type UploadKind } from './picture-kind.ts';

const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 16_000;
const WIDTHS = [320, 640, 1280, 1920];
const TALLEST = 4000;
/** Seconds for one step on one picture. */
const PATIENCE = 15;

/** Formats that each width is printed in; the last for mails and old readers. */
export const RENDITION_FORMATS = ['webp', 'avif', 'jpg'] as const;

interface Print {
  readonly width: number;
  readonly format: (typeof RENDITION_FORMATS)[number];
  readonly content: Buffer;
}

/** A picture made anew from its pixels alone: nothing else of the file is left. */
export interface RenderedPicture {
  /** Pixels of the widest print. */
  readonly width: number;
  readonly height: number;
  /** Pixels, the narrowest first. */
  readonly widths: readonly number[];
  /** Mean colour as `#rrggbb`. */
  readonly colour: string;
  readonly prints: readonly Print[];
}

interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/** Why a picture is not taken: it is none that we know, or broken; or it has more pixels than any that is read. */
export type PictureFault = 'picture_kind' | 'picture_pixels';

/** The picture, or why it is not taken. */
export async function renderUpload(file: Buffer): Promise<RenderedPicture | PictureFault> {
  const kind = kindOf(file);
  if (kind === null) return 'picture_kind';
  forbidOtherReaders();
  const pixels = await readPixels(file, kind).catch(faultOf);
  if (typeof pixels === 'string') return pixels;
  const { width, height } = pixels.info;
  const widths = [...WIDTHS.filter((each) => each < width), width];
  const prints: Print[] = [];
  for (const each of widths) prints.push(...(await printsOf(pixels, each)));
  return { width, height, widths, colour: await colourOf(pixels), prints };
}

/** The reader of pictures looks at their size before anything else. */
function faultOf(error: unknown): PictureFault {
  return error instanceof Error && /pixel limit/.test(error.message) ? 'picture_pixels' : 'picture_kind';
}

async function readPixels(file: Buffer, kind: UploadKind): Promise<Pixels | PictureFault> {
  const { format, compression, width, height } = await reader(file).metadata();
  const isWhatItSays = kind === 'avif' ? format === 'heif' && compression === 'av1' : format === kind;
  if (!isWhatItSays) return 'picture_kind';
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS) return 'picture_pixels';
  const { data, info } = await reader(file)
    .autoOrient()
    .resize({
      width: Math.max(...WIDTHS),
      height: TALLEST,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info };
}

/** Of an animation, the first picture. */
function reader(file: Buffer): Sharp {
  return sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).timeout({
    seconds: PATIENCE,
  });
}

async function printsOf(pixels: Pixels, width: number): Promise<Print[]> {
  const sized = fromPixels(pixels).resize({ width });
  const [webp, avif, jpg] = await Promise.all([
    sized.clone().webp({ quality: 78, effort: 1 }).toBuffer(),
    sized.clone().avif({ quality: 55, effort: 1 }).toBuffer(),
    sized.clone().flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer(),
  ]);
  return [
    { width, format: 'webp', content: webp },
    { width, format: 'avif', content: avif },
    { width, format: 'jpg', content: jpg },
  ];
}

async function colourOf(pixels: Pixels): Promise<string> {
  const mean = await fromPixels(pixels)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const [red = 0, green = red, blue = red] = mean;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function fromPixels({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } }).timeout({ seconds: PATIENCE });
}

/** Readers of formats that hold more than pixels, or whose authors advise against strangers' files. */
function forbidOtherReaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
      'VipsForeignLoadNsgifBuffer',
    ],
  });
}
