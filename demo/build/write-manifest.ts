import { readFileSync, writeFileSync } from 'node:fs';
import { words } from '#element/faces/words.ts';
import { faces } from '../../src/registry.ts';
import { manifestOf } from './elements-manifest.ts';

/** Writes custom-elements.json; with `--check` says whether it is up to date, by the exit code. */
const file = new URL('../../custom-elements.json', import.meta.url);
const text = `${JSON.stringify(manifestOf(faces, words), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error(
    'custom-elements.json is not what the registry says: run `node demo/build/write-manifest.ts`.',
  );
  process.exitCode = 1;
}
