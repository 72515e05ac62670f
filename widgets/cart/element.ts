import { defineElement } from '#element/define-element.ts';
import { siteTree } from '#element/site/site-tree.tsx';
import { Cart } from './cart.tsx';
import { cartDefinition } from './definition.ts';

/** Registers `vitrine-cart`. */
export function define(): void {
  defineElement(cartDefinition, siteTree({ definition: cartDefinition, Screen: Cart, texts: 'cart' }));
}
