import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { throwawayFolder } from '../../setup/throwaway-folder.ts';
import { writeDocument } from './write-document.ts';

const generator = fileURLToPath(
  new URL('../../../node_modules/openapi-typescript/bin/cli.js', import.meta.url),
);
const compilerApi = new URL('./typescript-api.mjs', import.meta.url).href;

/** Writes the TypeScript types of every call of the back end, as `paths` and `components`. Throws where they cannot be made. */
export function writeApiTypes(file: string): void {
  const folder = throwawayFolder('open-api');
  writeDocument(join(folder, 'openapi.json'));
  const parameters = ['--import', compilerApi, generator, 'openapi.json', '-o', file];
  const { status, stderr } = spawnSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
