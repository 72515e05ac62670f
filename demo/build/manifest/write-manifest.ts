import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { manifestOf } from './elements-manifest.ts';
import { readElements, readFeatures } from '../features.ts';

/** Writes custom-elements.json; with `--check` says whether it is up to date, by the exit code. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const file = new URL('../../../custom-elements.json', import.meta.url);
const elements = await readElements(root, await readFeatures(root));
// A line for each attribute, property, event or part, so that a change of it is a change of one line.
const text = await format(JSON.stringify(manifestOf(elements)), { parser: 'json', printWidth: 300 });

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('custom-elements.json is not what the elements say: run `npm run manifest`.');
  process.exitCode = 1;
}
