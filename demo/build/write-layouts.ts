import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { offeredIn } from './features/offered-layouts.ts';

/** What the back office offers: the layouts of the kinds of page that it has pictures of, as the screens have them. */
const root = resolve(import.meta.dirname, '../..');
const { layouts } = await offeredIn(root);
const lines = Object.entries(layouts).map(
  ([kind, ids]) => `  "${kind}": [${ids.map((id) => `"${id}"`).join(', ')}]`,
);
writeFileSync(resolve(root, 'demo/pages/backoffice/form/layouts.json'), `{\n${lines.join(',\n')}\n}\n`);
