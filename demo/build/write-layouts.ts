import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { layoutsIn, screenSources } from './features/variant-kinds.ts';

/** What the back office offers: the layouts of every kind of page, as the screens have them. */
const root = resolve(import.meta.dirname, '../..');
const layouts = layoutsIn(screenSources(root));
const lines = Object.entries(layouts).map(
  ([kind, ids]) => `  "${kind}": [${ids.map((id) => `"${id}"`).join(', ')}]`,
);
writeFileSync(resolve(root, 'demo/pages/backoffice/form/layouts.json'), `{\n${lines.join(',\n')}\n}\n`);
