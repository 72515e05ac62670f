import { createElement } from 'react';
import { defineElement } from '#element/define-element.ts';
import { addMethods, answerBy } from '#element/methods/element-methods.ts';
import { siteTree, type ScreenProps } from '#element/site/site-tree.tsx';
import { previewDefinition } from './definition.ts';
import { PreviewScreen } from './preview-screen.tsx';

const Screen = (props: ScreenProps<typeof previewDefinition>) =>
  createElement(PreviewScreen, { ...props, answerBy });

/** Registers `vitrine-preview`. */
export function define(): void {
  defineElement(previewDefinition, {
    ...siteTree({ definition: previewDefinition, Screen, texts: 'preview' }),
    extend: (prototype) => addMethods(prototype, previewDefinition.methods),
  });
}
