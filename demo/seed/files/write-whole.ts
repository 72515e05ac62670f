import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** Writes a file that others may be reading, or waiting for: they see all of it or none. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  await makeFolder(dirname(path));
  await writeFile(draft, content);
  await rename(draft, path);
}
