import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '../files/write-whole.ts';
import { LOGOS, MASTERS } from './masters.ts';
import { WIDTHS } from './picture.ts';
import { PICTURES } from './pictures.ts';

/** The demo's pictures in the sizes that pages ask for, and its logos. */
export interface PictureFiles {
  /**
   * Makes sure that there is a file for an address such as `maison/massages.640.avif` or `maison/logo.svg`. Returns its
   * path in the folder, which changes with its content; null for what is no picture of the demo. Rejects where the
   * folder cannot be written to.
   */
  fileFor(address: string): Promise<string | null>;
}

type Encode = (master: Buffer) => Promise<Buffer>;

interface Source {
  readonly path: string;
  /** The file's name about the hash of its content. */
  readonly name: string;
  readonly ending: string;
  readonly encode: Encode;
}

/** Keeps the files that it makes in `folder`; each is made once, when it is first asked for. */
export function createPictureFiles(folder: string): PictureFiles {
  const hashes = new Map<string, Promise<string>>();
  const underWay = new Map<string, Promise<void>>();

  function hashOf(path: string): Promise<string> {
    const known = hashes.get(path) ?? readFile(path).then(shortHash);
    hashes.set(path, known);
    return known;
  }

  function make(file: string, { path, encode }: Source): Promise<void> {
    const making =
      underWay.get(file) ??
      readFile(path)
        .then(encode)
        .then((content) => writeWhole(join(folder, file), content))
        .finally(() => underWay.delete(file));
    underWay.set(file, making);
    return making;
  }

  return {
    async fileFor(address) {
      const source = sourceOf(address);
      if (source === null) return null;
      const file = `${source.name}.${await hashOf(source.path)}.${source.ending}`;
      if (!existsSync(join(folder, file))) await make(file, source);
      return file;
    },
  };
}

const shortHash = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 12);

function sourceOf(address: string): Source | null {
  const [, company = '', name = '', ending = ''] = /^([\w-]+)\/([\w-]+)\.([\w.]+)$/.exec(address) ?? [];
  const pictures = Object.hasOwn(PICTURES, company) ? PICTURES[company] : undefined;
  if (!pictures) return null;
  if (ending === 'svg' && ['logo', 'logo-white', 'favicon'].includes(name)) {
    return {
      path: join(LOGOS, `${company}/${name}.svg`),
      name: `${company}/${name}`,
      ending,
      encode: unchanged,
    };
  }
  const picture = pictures.find((each) => each.name === name);
  const [, width, format] = /^(\d+)\.(avif|webp|jpg)$/.exec(ending) ?? [];
  if (!picture || !WIDTHS[picture.kind].includes(Number(width))) return null;
  return {
    path: join(MASTERS, `${company}/${name}.avif`),
    name: `${company}/${name}`,
    ending,
    encode: toFormat(format, Number(width)),
  };
}

function toFormat(format = '', width: number): Encode {
  if (format === 'jpg') return toJpg(width);
  return format === 'avif' ? toAvif(width) : toWebp(width);
}

const unchanged: Encode = async (content) => content;

const toAvif =
  (width: number): Encode =>
  (master) =>
    sharp(master).resize(width).avif({ quality: 52, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer();

const toWebp =
  (width: number): Encode =>
  (master) =>
    sharp(master).resize(width).webp({ quality: 74, effort: 1 }).toBuffer();

/** For mails and printed vouchers. */
const toJpg =
  (width: number): Encode =>
  (master) =>
    sharp(master).resize(width).jpeg({ quality: 80 }).toBuffer();
