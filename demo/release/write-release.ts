import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from 'vite';
import { elementFeatures, readFeatures } from '../build/features.ts';
import { filesToPreload } from '../build/output/element-code.ts';
import { writeIntegrity } from './cdn/integrity.ts';
import { releaseFaults, releaseFolder } from './release-faults.ts';

/**
 * `npm run release [-- ADDRESS]`: writes the files of this version for hosts of files, and the package beside them. Publishes
 * nothing. ADDRESS is where the folder of versions will be, for the snippet.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const [address = 'https://cdn.example/vitrine'] = process.argv.slice(2);
const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = join(root, releaseFolder(version));

function run(command: string, ...parameters: string[]): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(command, parameters, { cwd: root, env, stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`${command} ${parameters.join(' ')} failed.`);
}

const faults = releaseFaults(root);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  run(process.execPath, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', folder);
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const names = elementFeatures(await readFeatures(root)).map(({ name }) => name);
  const elements = Object.fromEntries(names.map((name) => [name, filesToPreload(manifest, name)]));
  rmSync(join(folder, '.vite'), { recursive: true });
  writeIntegrity(folder, version, `${address.replace(/\/+$/, '')}/${version}/`, elements);
  run('npm', 'pack', '--ignore-scripts=false', '--pack-destination', join(root, 'release'));
  console.log(
    `${releaseFolder(version)}/ and release/vitrine-${version}.tgz are ready; nothing was published.`,
  );
}
