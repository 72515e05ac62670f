import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a folder and those that it lies in. Node's own way never ends where a system, as /proc, takes no folder and does not say so. */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT' && dirname(path) !== path) {
      await makeFolder(dirname(path));
      await mkdir(path).catch((again: unknown) => unlessThere(path, again));
    } else await unlessThere(path, error);
  }
}

/** Another process may have made it in between; a root folder is there in other words. */
async function unlessThere(path: string, error: unknown): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory()) throw error;
}
