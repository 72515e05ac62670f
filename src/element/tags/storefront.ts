import { frameProperties } from '#theme/site-frame.ts';
import { Storefront } from '#widgets/storefront/storefront.tsx';
import { defineWidget } from '../define-widget.ts';
import { storefrontFace } from '../faces/storefront.ts';
import { siteTree } from '../site/site-tree.tsx';

/** Registers `vitrine-storefront`. */
export function define(): void {
  defineWidget(
    storefrontFace,
    siteTree({
      face: storefrontFace,
      Screen: Storefront,
      texts: 'storefront',
      reserves: true,
      navigation: ({ base }) => ({ kind: 'history', base: base.replace(/\/+$/, '') }),
      waiting: 'min-h-screen',
      looks: frameProperties,
    }),
  );
}
