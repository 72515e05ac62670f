import type { VitrineElements } from './elements.d.ts';

type Dashed<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Dashed<Rest>}`
  : Name;

export type Tag = keyof VitrineElements;

/** What can be set on an element, in the spelling of a property and of an attribute. */
export type Settable<T extends Tag, P = VitrineElements[T]['properties']> = Partial<P> & {
  [Name in keyof P & string as Dashed<Name>]?: P[Name];
};

/** Listeners to what an element tells, as `onvitrine-ready`. */
export type Listeners<T extends Tag, E = VitrineElements[T]['events']> = {
  [Name in keyof E & string as `on${Name}`]?: ((event: E[Name]) => void) | null | undefined;
};
