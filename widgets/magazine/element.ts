import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import { defineElement } from '#element/define-element.ts';
import { siteTree } from '#element/site/site-tree.tsx';
import { magazineDefinition } from './definition.ts';
import { MagazineScreen } from './magazine-screen.tsx';

/** Registers `vitrine-magazine`. */
export function define(): void {
  defineElement(
    magazineDefinition,
    siteTree({
      definition: magazineDefinition,
      Screen: MagazineScreen,
      texts: 'magazine',
      // The attributes say what it starts with; its place says where the visitor has gone from there.
      navigation: ({ history }) => ({
        kind: 'memory',
        start: { route: { kind: 'home' }, query: EMPTY_QUERY },
        isKept: history !== 'off',
      }),
    }),
  );
}
