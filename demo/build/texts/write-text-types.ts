import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textTypesOf } from './text-types.ts';

/** Writes the types of the texts, which git does not keep: `npm start`, `npm test` and `npm run check` write them anew. */
const folder = new URL('../../../.types/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL('texts.d.ts', folder),
  textTypesOf(fileURLToPath(new URL('../../../locales/fr', import.meta.url))),
);
