import { defineElement } from '#element/define-element.ts';
import { siteTree } from '#element/site/site-tree.tsx';
import { previewDefinition } from './definition.ts';
import { PreviewScreen } from './preview-screen.tsx';

/** Registers `vitrine-preview`. */
export function define(): void {
  defineElement(
    previewDefinition,
    siteTree({ definition: previewDefinition, Screen: PreviewScreen, texts: 'preview' }),
  );
}
