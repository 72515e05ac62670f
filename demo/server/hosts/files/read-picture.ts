import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureSource } from './picture-source.ts';

const PICTURES_PATH = '/medias/';

/**
 * The content of a picture by its address on this server, as `/medias/maison/eau.640.jpg`; null for what it does not have. Rejects where
 * it cannot be made.
 */
export type ReadPicture = (address: string) => Promise<Buffer | null>;

/** Reads from the folder of pictures, and what the source makes there. */
export function createPictureReader(folder: string, source: PictureSource): ReadPicture {
  return async (address) => {
    const path = address.startsWith(PICTURES_PATH) ? address.slice(PICTURES_PATH.length) : '';
    if (!/^[\w-]+(?:\/[\w-]+)*(?:\.\w+)+$/.test(path)) return null;
    const made = await source.fileFor(path);
    return readFile(join(folder, made ?? path)).catch(() => null);
  };
}
