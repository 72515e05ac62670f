import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOf } from '../picture-kind.ts';
import { MARK } from './trick.ts';

const KINDS = { webp: 'webp', avif: 'avif', jpg: 'jpeg' } as const;
const NAME = /^([\w-]+)\/([a-z]+)\/[0-9a-f-]{36}\.\d+\.(webp|avif|jpg)$/;
/** What a file may still say of itself when it is more than its pixels. */
const MORE = [
  MARK,
  'Exif\0\0',
  'ns.adobe.com',
  'ICC_PROFILE',
  '<?php',
  '<script',
  '<svg',
  '<html',
  '%PDF',
  '%!PS',
];

/**
 * What is wrong with the files below a folder of uploads: a name that nobody but us should give, a file that is not what its
 * name says, or one that holds more than pixels.
 */
export async function faultsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const faults: string[] = [];
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1);
    const format = NAME.exec(name)?.[3] as keyof typeof KINDS | undefined;
    const content = await readFile(path);
    const text = content.toString('latin1');
    if (!entry.isFile() || format === undefined) faults.push(`${name}: a name that is not ours`);
    else if (kindOf(content) !== KINDS[format]) faults.push(`${name}: not what it says it is`);
    else if (MORE.some((word) => text.includes(word))) faults.push(`${name}: more than pixels`);
  }
  return faults;
}
