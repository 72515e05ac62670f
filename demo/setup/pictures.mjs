import { resolve } from 'node:path';
import { root } from './paths.mjs';

/** Where resized pictures lie, which are the same for every database. */
function picturesFolder() {
  const { PICTURES_DIR, DATA_DIR = '.data' } = process.env;
  return PICTURES_DIR ? resolve(root, PICTURES_DIR) : resolve(root, DATA_DIR, 'pictures');
}

/** Resizes the pictures of home pages that are not there yet, so that the first visitor waits for none. */
export async function withFirstPictures() {
  const { createPictureFiles } = await import('../seed/pictures/picture-files.ts');
  const { firstPictures } = await import('../seed/pictures/first-pictures.ts');
  const files = createPictureFiles(picturesFolder());
  // One after the other: whatever else is under way keeps a processor.
  for (const address of firstPictures()) await files.fileFor(address);
}
