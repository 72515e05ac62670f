import { listCategories } from '#contract/catalogue/categories.ts';
import { currentCompany } from '#contract/company/companies.ts';
import { listShops } from '#contract/shop/shops.ts';
import type { Route } from '#domain/site/routes.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Locale } from '#domain/locale.ts';
import type { HostPage } from '#element/host.ts';
import { withoutTimestamp } from '#element/site/early.ts';
import type { SiteRegistry } from '#element/site/site-registry.ts';
import { createMemoryHistory } from '#platform/memory/history.ts';
import { createMemoryPorts } from '#platform/memory/ports.ts';
import type { Fetch } from '#platform/ports.ts';
import type { CompanyReads, ShareRead } from '#stores/company/company-reads.ts';
import type { SiteData } from '#stores/composition/site-options.ts';
import { createSite, type Site } from '#stores/site.ts';
import type { TextLoader } from '#stores/texts/texts.ts';
import type { CompanyShare } from '../sharing/shared-reads.ts';

/** What a page is rendered from, whatever serves it. */
export interface ServerPage {
  /** Absolute address of the page; the back end answers at its origin. */
  readonly url: URL;
  /** Of the company. */
  readonly token: string;
  readonly locale: Locale;
  /** What the address means; null: no page, or an element that owns no address. */
  readonly route: Route | null;
  readonly now: Instant;
  /** Reaches the back end on behalf of nobody. */
  readonly fetch: Fetch;
  /** What other pages of the company have read; absent: this one reads for itself. */
  readonly share?: CompanyShare;
  /** Ends the rendering; what is not there by then is not waited for. */
  readonly signal?: AbortSignal;
  readonly texts: TextLoader;
}

export interface OpenedPage {
  readonly hostPage: HostPage;
  readonly site: Site;
  /** Rejects where the back end cannot be read: nobody waits here until it can. */
  readonly failure: Promise<never>;
  /** What was read besides the site's own data, by address. */
  replies(): NonNullable<SiteData['replies']>;
  /** Characters of the reply of an address; 0 where it was not asked. */
  lengthOf(path: string): number;
}

/** What a site hands on by itself. */
const OWN = {
  company: currentCompany.path,
  shops: listShops.path,
  categories: listCategories.path,
} as const satisfies Record<keyof CompanyReads, string>;
const OWN_PATHS: ReadonlySet<string> = new Set(Object.values(OWN));

/**
 * A reply whose text is there: of a body it would be decoded once more. Without headers: the moment at which it was sent is not that
 * of the page, which would be told by two clocks.
 */
class ReadReply extends Response {
  readonly #text: string;

  constructor(text: string, status: number) {
    super(null, { status });
    this.#text = text;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }
}

function recording({ fetch, share, url: { origin } }: ServerPage) {
  const known = new Map<string, unknown>();
  const lengths = new Map<string, number>();
  const { promise: failure, reject: fail } = Promise.withResolvers<never>();
  // Nobody may be waiting any more.
  failure.catch(() => {});
  const send: Fetch = async (address, init) => {
    const path = withoutTimestamp(address.slice(origin.length));
    try {
      const reply = await fetch(address, init);
      if (reply.status >= 500 || reply.status === 429) throw new Error(`${path} answered ${reply.status}.`);
      const text = await reply.text();
      lengths.set(path, text.length);
      if (reply.ok && !OWN_PATHS.has(path)) known.set(path, JSON.parse(text));
      return new ReadReply(text, reply.status);
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  const sharing: ShareRead = async (name, locale, read) => {
    const known = share?.find(name, locale);
    if (known) {
      lengths.set(OWN[name], known.length);
      return { kind: 'ok', value: known };
    }
    const answer = await read();
    if (answer.kind === 'ok')
      share?.keep(name, locale, { ...answer.value, length: lengths.get(OWN[name]) ?? 0 });
    return answer;
  };
  return {
    fetch: send,
    share: sharing,
    failure,
    replies: () => Object.fromEntries(known),
    lengthOf: (path: string) => lengths.get(path) ?? 0,
  };
}

/** A page with one site, which knows no visitor: nothing is stored, and no time passes in it. */
export function createServerPage(page: ServerPage): OpenedPage {
  const { url, token, locale, now, texts } = page;
  const { fetch, share, ...read } = recording(page);
  const ports = createMemoryPorts({
    fetch,
    clock: { now: () => now, after: () => () => {} },
    history: createMemoryHistory(url.pathname + url.search),
  });
  const { origin } = url;
  const site = createSite({
    ports,
    apiBase: origin,
    pageOrigin: origin,
    company: { kind: 'token', token },
    texts,
    locale,
    share,
  });
  const nothing = { follow: () => {}, release: () => {} };
  const sites: SiteRegistry = { siteFor: () => site, hold: () => nothing };
  const embed = { version: '', company: token, api: origin, early: new Map() };
  return {
    site,
    ...read,
    hostPage: { location: url, embed, sites: () => sites },
  };
}
