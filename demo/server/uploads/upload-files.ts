import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaFolder } from '#contract/content/medias.schemas.ts';
import { writeWhole } from '#seed/files/write-whole.ts';
import type { RenderedPicture } from './renditions.ts';

/** Where uploads lie below the folder of pictures; several processes share that folder. */
export const UPLOADS = 'uploads';

/** Where one picture goes. */
interface Place {
  /** The folder of pictures. */
  readonly pictures: string;
  readonly companyId: string;
  readonly folder: MediaFolder;
}

/** A picture that was written. */
export interface StoredPicture {
  readonly id: string;
  readonly picture: RenderedPicture;
  /** With `{width}` and `{format}`. */
  readonly url: string;
  readonly files: readonly string[];
}

/** Writes the prints of a picture under a random name; files that are half written are never there. */
export async function storePicture(place: Place, picture: RenderedPicture): Promise<StoredPicture> {
  const { pictures, companyId, folder } = place;
  if (!/^[\w-]+$/.test(companyId)) throw new Error('The name of this company is no name of a folder.');
  const id = randomUUID();
  const directory = join(pictures, UPLOADS, companyId, folder);
  const files = picture.prints.map(({ width, format }) => join(directory, `${id}.${width}.${format}`));
  const kept = {
    id,
    picture,
    url: `/medias/${UPLOADS}/${companyId}/${folder}/${id}.{width}.{format}`,
    files,
  };
  try {
    for (const [index, { content }] of picture.prints.entries()) await writeWhole(files[index]!, content);
  } catch (error) {
    await dropPicture(kept);
    throw error;
  }
  return kept;
}

export async function dropPicture({ files }: StoredPicture): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true })));
}
