import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const isTest = (name: string) => /\.(test|spec)\.tsx?$/.test(name);

function filesUnder(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .flatMap((one) => (one.isDirectory() ? filesUnder(join(path, one.name)) : [join(path, one.name)]))
    .filter((file) => !isTest(file));
}

/** A word that changes with files, and with what is in folders but tests; all are named from the project's folder. */
export function sourceHash(sources: readonly string[], root = ROOT): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((name) => filesUnder(join(root, name))).toSorted()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
