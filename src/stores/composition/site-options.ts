import type { Instant } from '#domain/time/instant.ts';
import type { Locale } from '#domain/locale.ts';
import type { Ports } from '#platform/ports.ts';
import type { CompanySource } from '../company/company.ts';
import type { ShareRead } from '../company/company-reads.ts';
import type { Reservations } from '../navigation/reservations.ts';
import type { TextLoader, TextNamespace, TextTree } from '../texts/texts.ts';

/** Replies as they came from the back end, and texts, for a page that the server rendered: nothing of it is asked again. JSON. */
export interface SiteData {
  readonly locale: Locale;
  readonly company?: unknown;
  readonly shops?: unknown;
  readonly categories?: unknown;
  readonly texts?: Partial<Record<TextNamespace, TextTree>>;
  /** When the page was rendered. */
  readonly now?: Instant;
  /** Where the rules of its class names stand among all of a build, with its key; absent: none of its markup waits for its code. */
  readonly rules?: string;
  /** Of the tag that it was rendered for. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** What else was read for it, by path and query. */
  readonly replies?: Readonly<Record<string, unknown>>;
  /** What screens hand on of what they show, by name, in place of long replies that it was made from. */
  readonly handedOn?: Readonly<Record<string, unknown>>;
}

export interface SiteOptions {
  readonly ports: Ports;
  /** Origin of the back end without a trailing slash; empty: the page's own. */
  readonly apiBase: string;
  /** Of the page; absent: it is not known whether that is the back end's. */
  readonly pageOrigin?: string;
  readonly company: CompanySource;
  readonly texts: TextLoader;
  /** Wanted language, from an attribute, the address or the nearest `lang`; else the cookie's, else French. */
  readonly locale?: Locale;
  readonly initial?: SiteData;
  /** Of a server, which makes many sites of one company; absent: this one reads for itself. */
  readonly share?: ShareRead;
  /** Of the page, where it has a site of this company in another language. */
  readonly reservations?: Reservations;
  /** Asks the back end to show a disabled site; grants nothing by itself. */
  readonly debug?: boolean;
  readonly previewTheme?: string;
}
