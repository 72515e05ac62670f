declare module 'virtual:elements' {
  import type { EarlyElement } from '#element/early-element.ts';

  /** By tag. Written by `demo/build/elements-view.ts`. */
  export const elements: Readonly<Record<string, EarlyElement>>;
}
