/**
 * What the script tag says for all elements of the page. The loader leaves it here: it shares no module with the chunks
 * that it loads, because a script tag with a query would make two of it.
 */
export interface Embed {
  readonly version: string;
  readonly company: string;
  /** Base of the back end, absolute. */
  readonly api: string;
  /** Reads that are under way already, by `earlyKey`. */
  readonly early: Map<string, Promise<Response>>;
}

export const EMBED = Symbol.for('vitrine.embed');

export const embedOf = (scope: object): Embed | undefined => (scope as { [EMBED]?: Embed })[EMBED];

/** Where an element finds its company: its own attributes, else the script tag's, else the page's host name. */
export interface SiteAddress {
  /** Base of the back end without a trailing slash; empty: the page's own origin. */
  readonly apiBase: string;
  /** Public token; empty: by host name. */
  readonly company: string;
  /** Empty where the token tells the company: an element that moves to another document stays with it. */
  readonly host: string;
}

/** A base that is no http address is dropped: the page's own origin is asked then. */
function baseOf(api: string | undefined, page: Pick<Location, 'href'>): string {
  if (!api || !URL.canParse(api, page.href)) return '';
  const { origin, pathname } = new URL(api, page.href);
  return origin.startsWith('http') ? (origin + pathname).replace(/\/+$/, '') : '';
}

export function addressFor(
  values: Readonly<Record<string, unknown>>,
  embed: Embed | undefined,
  page: Pick<Location, 'href' | 'hostname'>,
): SiteAddress {
  const attribute = (name: string) => (typeof values[name] === 'string' ? values[name].trim() : '');
  const company = attribute('company') || embed?.company || '';
  return {
    apiBase: baseOf(attribute('api') || embed?.api, page),
    company,
    host: company ? '' : page.hostname,
  };
}
