import type { HTMLAttributes } from 'svelte/elements';
import type { VitrineElements } from './elements.d.ts';
import type { Listeners, Settable, Tag } from './attributes.d.ts';

type InSvelte = {
  [T in Tag]: HTMLAttributes<VitrineElements[T]['element']> & Settable<T> & Listeners<T>;
};

declare module 'svelte/elements' {
  export interface SvelteHTMLElements extends InSvelte {}
}
