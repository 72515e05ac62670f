import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { manifestOf } from './elements-manifest.ts';
import { readElements, readFeatures } from '../features.ts';

/** Writes custom-elements.json; with `--check` says whether it is up to date, by the exit code. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const file = new URL('../../../custom-elements.json', import.meta.url);
const elements = await readElements(root, await readFeatures(root));
const text = `${JSON.stringify(manifestOf(elements), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('custom-elements.json is not what the elements say: run `npm run manifest`.');
  process.exitCode = 1;
}
