import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#seed/files/write-whole.ts';
import { sha256 } from '../sha256.ts';
import { UPLOADS } from '../uploads/upload-files.ts';
import type { FontKind } from './font-kind.ts';

/** The folder of a company's fonts among its uploads. */
export const FONTS_FOLDER = 'fonts';

/** Whose font is kept, in the folder of pictures. */
export interface FontPlace {
  readonly pictures: string;
  readonly companyId: string;
}

/** Keeps a font by what it holds: the same one, however often it is copied, is one file. Gives its address. */
export async function storeFont(
  { pictures, companyId }: FontPlace,
  content: Buffer,
  kind: FontKind,
): Promise<string> {
  if (!/^[\w-]+$/.test(companyId)) throw new Error('The name of this company is no name of a folder.');
  const path = [UPLOADS, companyId, FONTS_FOLDER, `${sha256(content)}.${kind}`];
  const file = join(pictures, ...path);
  const isThere = () => stat(file).then(Boolean, () => false);
  if (!(await isThere()))
    await writeWhole(file, content).catch(async (error: unknown) => {
      // Whoever copied the same at the same moment was faster.
      if (!(await isThere())) throw error;
    });
  return `/medias/${path.join('/')}`;
}
