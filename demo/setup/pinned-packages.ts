import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface PackageFile {
  readonly version: string;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function packageIn(folder: string): PackageFile | null {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const read: PackageFile = JSON.parse(readFileSync(file, 'utf8'));
  return read;
}

function isInstalled(folder: string): boolean {
  const wished = Object.entries(packageIn(folder)?.devDependencies ?? {});
  return wished.every(
    ([name, version]) => packageIn(join(folder, 'node_modules', name))?.version === version,
  );
}

/**
 * Installs what a folder's own package.json pins, which the product has no use for; false where npm cannot. No script of a
 * package is run.
 */
export async function withPinnedPackages(folder: string): Promise<boolean> {
  if (isInstalled(folder)) return true;
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock'];
  const wish = ['install', '--ignore-scripts', '--legacy-peer-deps', ...quiet];
  await promisify(execFile)('npm', wish, { cwd: folder, timeout: 300_000 }).catch(() => {});
  return isInstalled(folder);
}
