import type { Locale } from '#domain/locale.ts';
import type { Emit } from '#stores/widget-events.ts';
import type { Face } from './face.ts';

/** How to reach the salon when the element itself has failed. */
export interface Contact {
  readonly phone?: string;
  readonly address?: string;
}

/** What only the tree can know, for the day on which it fails. */
export interface Known {
  readonly contact: Contact;
  /** The language on screen. */
  readonly locale: Locale | undefined;
}

/** What an element lends to the React tree inside it. */
export interface Host {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly face: Face;
  readonly emit: Emit;
  /** The page's wish as it is now; `Given` has it as it was when the tree was last given something. */
  readonly wanted: Locale | undefined;
  /** What the tree has told so far. */
  readonly known: Known;
  tell(facts: Partial<Known>): void;
  /** Puts sheets on the root by this way, now and in each document that the element is moved to. */
  dress(act: () => void): void;
}

/** What the tree is given at each render. */
export interface Given {
  readonly host: Host;
  /** One value for each declared attribute, by property name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The page's wish: the `locale` attribute, else the nearest `lang`, where the product speaks it. */
  readonly wanted: Locale | undefined;
}
