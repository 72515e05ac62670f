declare module 'virtual:elements' {
  import type { EarlyElement } from '#element/early-element.ts';

  /** By the tag without `vitrine-`. Written by `demo/build/elements-view.ts`. */
  export const elements: Readonly<Record<string, EarlyElement>>;
}

declare module 'virtual:element-reads' {
  import type { ElementEntry } from '#element/feature.ts';
  import type { TextNamespace } from '#stores/texts/texts.ts';

  /** By tag. Written by `demo/build/elements-view.ts`. */
  export const elementReads: Readonly<
    Record<string, Pick<ElementEntry, 'reads' | 'deeper'> & { readonly texts: TextNamespace }>
  >;
}
