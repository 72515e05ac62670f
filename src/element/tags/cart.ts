import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import { Cart } from '#widgets/cart/cart.tsx';
import { defineWidget } from '../define-widget.ts';
import { cartFace } from '../faces/cart.ts';
import { siteTree } from '../site/site-tree.tsx';

/** Registers `vitrine-cart`. */
export function define(): void {
  defineWidget(
    cartFace,
    siteTree({
      face: cartFace,
      Screen: Cart,
      texts: 'cart',
      navigation: () => ({ kind: 'memory', start: { route: { kind: 'home' }, query: EMPTY_QUERY } }),
      waiting: 'h-12 w-12',
    }),
  );
}
