import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionsOf, type Section } from '../changelog.ts';
import type { Released } from './gone-names.ts';
import { publicNames } from './public-names.ts';

/** Where the names of the last release stand, from the root. */
export const RELEASED = 'demo/release/names/released.json';

/** What a tree says of itself: its names now, those of its last release, its changelog. */
export function namesNow(root: string): {
  readonly now: Released;
  readonly released: Released;
  readonly sections: readonly Section[];
} {
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  const description = JSON.parse(text('package.json'));
  const names = publicNames(JSON.parse(text('custom-elements.json')), description);
  return {
    now: { version: description.version, names },
    released: JSON.parse(text(RELEASED)),
    sections: sectionsOf(text('CHANGELOG.md')),
  };
}
