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

/** Of a package under another name, `npm:name@version`, the version is what follows its own. */
const versionOf = (wish: string) => wish.slice(wish.lastIndexOf('@') + 1);

function areThere(folder: string): boolean {
  const wished = Object.entries(packageIn(folder)?.devDependencies ?? {});
  return wished.every(
    ([name, wish]) => packageIn(join(folder, 'node_modules', name))?.version === versionOf(wish),
  );
}

/** Installs what a folder's package.json pins, running no script of a package; throws where npm cannot. */
export async function installPinned(folder: string): Promise<void> {
  if (areThere(folder)) return;
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock'];
  // Whoever asks may have built something for production just before: npm would leave out all that is pinned.
  const wish = ['install', '--include=dev', '--ignore-scripts', '--legacy-peer-deps', ...quiet];
  await promisify(execFile)('npm', wish, { cwd: folder, timeout: 300_000 });
}
