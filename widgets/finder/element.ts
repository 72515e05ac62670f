import { defineElement } from '#element/define-element.ts';
import { siteTree } from '#element/site/site-tree.tsx';
import { FinderScreen } from './finder-screen.tsx';
import { finderDefinition } from './definition.ts';

/** Registers `vitrine-finder`. */
export function define(): void {
  defineElement(
    finderDefinition,
    siteTree({ definition: finderDefinition, Screen: FinderScreen, texts: 'shop-picker' }),
  );
}
