import type { DefineComponent, HTMLAttributes } from 'vue';
import type { VitrineElements } from './elements.d.ts';
import type { Settable, Tag } from './attributes.d.ts';

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Camel<Tail>}`
  : Capitalize<Name>;

/** `@vitrine-ready` is the property `onVitrineReady` to Vue. */
type ListenersInVue<T extends Tag, E = VitrineElements[T]['events']> = {
  [Name in keyof E & string as `on${Camel<Name>}`]?: (event: E[Name]) => void;
};

type InVue = {
  [T in Tag]: DefineComponent<Settable<T> & ListenersInVue<T> & HTMLAttributes>;
};

declare module 'vue' {
  interface GlobalComponents extends InVue {}
}
