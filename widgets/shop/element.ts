import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import { defineElement } from '#element/define-element.ts';
import { siteTree } from '#element/site/site-tree.tsx';
import { shopDefinition } from './definition.ts';
import { ShopScreen } from './shop-screen.tsx';

/** Registers `vitrine-shop`. */
export function define(): void {
  defineElement(
    shopDefinition,
    siteTree({
      definition: shopDefinition,
      Screen: ShopScreen,
      texts: 'eshop',
      // The attributes say what it starts with; its place says where the visitor has gone from there.
      navigation: ({ history }) => ({
        kind: 'memory',
        start: { route: { kind: 'home' }, query: EMPTY_QUERY },
        isKept: history !== 'off',
      }),
    }),
  );
}
