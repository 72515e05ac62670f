import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { WIDTHS, type Picture, type PictureKind } from '../picture.ts';
import { PICTURES } from '../pictures.ts';
import { writeWhole } from '../../files/write-whole.ts';

/** The pictures of a folder. A picture is named `company/name`. */
export interface Album {
  /** Those that are not there, or older than the code that draws them, in the order in which visitors meet them. */
  readonly missing: readonly string[];
  /** Remembers that a picture was drawn by the code of now. */
  note(picture: string): Promise<void>;
}

const MANIFEST = 'manifest.json';
const CODE = new URL('../', import.meta.url);
/** What a home page shows from its top down, then what one has to choose first. */
const MET: readonly PictureKind[] = ['slide', 'category', 'shop', 'service', 'product'];

export async function openAlbum(directory: string): Promise<Album> {
  const edition = await editionOf(CODE);
  const made = await readManifest(directory);
  let saved = Promise.resolve();
  return {
    missing: inOrder()
      .filter(
        ([name, picture]) =>
          made[name] !== edition || filesOf(name, picture).some((file) => !existsSync(join(directory, file))),
      )
      .map(([name]) => name),
    note(picture) {
      made[picture] = edition;
      const save = () => writeWhole(join(directory, MANIFEST), JSON.stringify(made));
      saved = saved.then(save, save);
      return saved;
    },
  };
}

function inOrder(): (readonly [string, Picture])[] {
  return Object.entries(PICTURES)
    .flatMap(([company, list]) => list.map((picture) => [`${company}/${picture.name}`, picture] as const))
    .toSorted(([, one], [, other]) => MET.indexOf(one.kind) - MET.indexOf(other.kind));
}

function filesOf(name: string, { kind }: Picture): string[] {
  return WIDTHS[kind].flatMap((width) => ['webp', 'avif'].map((format) => `${name}.${width}.${format}`));
}

/** A hash of all the code that says what pictures look like. */
async function editionOf(folder: URL): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(folder, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('drawing/'))
    .sort();
  for (const file of files) hash.update(file).update(await readFile(new URL(file, folder)));
  return hash.digest('hex').slice(0, 16);
}

async function readManifest(directory: string): Promise<Record<string, string>> {
  try {
    const read: unknown = JSON.parse(await readFile(join(directory, MANIFEST), 'utf8'));
    return typeof read === 'object' && read !== null ? { ...(read as Record<string, string>) } : {};
  } catch {
    return {};
  }
}
