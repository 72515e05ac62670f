import { defineElement } from '#element/define-element.ts';
import { siteTree } from '#element/site/site-tree.tsx';
import { frameProperties } from '#theme/site-frame.ts';
import { Storefront } from './storefront.tsx';
import { storefrontDefinition } from './definition.ts';

/** Registers `vitrine-storefront`. */
export function define(): void {
  defineElement(
    storefrontDefinition,
    siteTree({
      definition: storefrontDefinition,
      Screen: Storefront,
      texts: 'storefront',
      reserves: true,
      navigation: ({ base }) => ({ kind: 'history', base: base.replace(/\/+$/, '') }),
      waiting: 'min-h-screen',
      themeProperties: frameProperties,
    }),
  );
}
