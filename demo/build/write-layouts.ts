import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { layoutsIn, screenSources } from './features/variant-kinds.ts';

/** What the back office offers: the layouts of every kind of page, as the screens have them. */
const root = resolve(import.meta.dirname, '../..');
const layouts = layoutsIn(screenSources(root));
writeFileSync(
  resolve(root, 'demo/pages/backoffice/form/layouts.json'),
  `${JSON.stringify(layouts, null, 2)}\n`,
);
