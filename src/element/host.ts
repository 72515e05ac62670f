import type { KeepPart } from '#ui/hydration/late-parts.ts';
import type { Locale } from '#domain/locale.ts';
import type { SiteData } from '#stores/composition/site-options.ts';
import type { Emit } from '#stores/widget-events.ts';
import type { ElementDefinition } from './definition/definition.ts';
import type { FormPart } from './form/form-part.ts';
import type { Embed } from './site/embed.ts';
import type { SiteRegistry } from './site/site-registry.ts';

/** How to reach the salon when the element itself has failed. */
export interface Contact {
  readonly phone?: string;
  readonly address?: string;
}

/** What only the tree can know, for the day on which it fails. */
export interface HostState {
  readonly contact: Contact;
  /** The language on screen. */
  readonly locale: Locale | undefined;
  /** What a server has made the element's first markup from. */
  readonly hydrationData?: SiteData | undefined;
  /** The company's theme as it came with that markup, in rules. */
  readonly sentTheme?: string | undefined;
  /** Where parts of that markup may wait for their code. */
  readonly keepPart?: KeepPart | undefined;
}

/** What of a page its elements need to know their company and share its site. */
export interface HostPage {
  readonly location: Pick<Location, 'href' | 'origin' | 'hostname'>;
  readonly embed: Embed | undefined;
  readonly sites: () => SiteRegistry;
}

/** What an element lends to the React tree inside it. */
export interface Host {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** Where there is no document: on a server. */
  readonly page?: HostPage;
  readonly definition: ElementDefinition;
  readonly emit: Emit;
  /** The page's wish as it is now; `ElementInput` has it as it was when the tree was last given something. */
  readonly wanted: Locale | undefined;
  /** What the tree has told so far. */
  readonly state: HostState;
  update(facts: Partial<HostState>): void;
  /** Where its definition makes it a control of forms. */
  readonly form: FormPart | undefined;
  /** Puts sheets on the root by this way, now and in each document that the element is moved to. */
  adoptSheetsBy(act: () => void): void;
  /** Puts them in the place of the one that a server has sent with its markup. */
  replaceServerStyles(): void;
}

/** What the tree is given at each render. */
export interface ElementInput {
  readonly host: Host;
  /** The form around lets nobody use it. */
  readonly isDisabled: boolean;
  /** One value for each declared attribute, by property name. */
  readonly props: Readonly<Record<string, unknown>>;
  /** The page's wish: the `locale` attribute, else the nearest `lang`, where the product speaks it. */
  readonly wanted: Locale | undefined;
}
