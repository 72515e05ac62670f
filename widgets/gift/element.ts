import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import { defineElement } from '#element/define-element.ts';
import { siteTree } from '#element/site/site-tree.tsx';
import { giftDefinition } from './definition.ts';
import { GiftScreen } from './gift-screen.tsx';

/** Registers `vitrine-gift`. */
export function define(): void {
  defineElement(
    giftDefinition,
    siteTree({
      definition: giftDefinition,
      Screen: GiftScreen,
      texts: 'gift',
      navigation: () => ({ kind: 'memory', start: { route: { kind: 'gift' }, query: EMPTY_QUERY } }),
    }),
  );
}
