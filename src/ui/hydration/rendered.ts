import { createContext, useContext } from 'react';
import type { Instant } from '#domain/time/instant.ts';

/** What is known of the markup that a server has made of an element. */
export interface Rendered {
  /** When it was made; null: none was. */
  readonly at: Instant | null;
  /** What its screens have handed on, by name, in place of all that it was made from. JSON. */
  readonly handedOn?: Readonly<Record<string, unknown>> | undefined;
}

export const RenderedContext = createContext<Rendered>({ at: null });

/** Given once at the root of an element. */
export const RenderedProvider = RenderedContext.Provider;

/** What a screen has handed on to itself in the page; undefined where no server has shown it. */
export const useHandedOn = (name: string): unknown => useContext(RenderedContext).handedOn?.[name];
