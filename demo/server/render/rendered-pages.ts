import { LRUCache } from 'lru-cache';
import type { Instant } from '#domain/time/instant.ts';
import type { Route } from '#domain/site/routes.ts';
import type { Locale } from '#domain/locale.ts';
import type { Fetch } from '#platform/ports.ts';
import type { RenderedElement } from './engine/render-element.tsx';
import type { Renderer } from './renderer.ts';
import { createSharedReads } from './sharing/shared-reads.ts';

/** What anybody may be shown: a page of the storefront, or the first screen of an element in somebody's page. */
export interface PublicPage {
  /** Whose element it is, with the attributes of its tag by their names. */
  readonly feature: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly url: URL;
  /** Of the company, with a number that changes with all that it shows. */
  readonly token: string;
  readonly revision: number;
  readonly locale: Locale;
  /** Null: no page of the storefront. */
  readonly route: Route | null;
  /** Of such there is no end: fewer are rendered at the same time, and none is kept. */
  readonly isOneOfMany: boolean;
  readonly now: Instant;
  /** Reads on behalf of nobody: what is read is shown to others too. */
  readonly fetch: Fetch;
  /** Whether who asks may have it rendered now; asked where it is not there yet. What they may not says nothing of others. */
  readonly mayStart: () => boolean;
  /** Hears why a page cannot be rendered. */
  readonly warn: (error: unknown) => void;
}

/** Characters of pages that a process keeps. */
const MOST = 32 * 1024 * 1024;
/** How much there is of a page that is kept: as it was rendered, put together as it is sent, and that in two compressions. */
const AS_SENT = 2.5;
/** Milliseconds for which a page that says what time it is may be shown again. */
const FRESH = 60_000;
/** Milliseconds after which the browser is to draw a page, unless the server is told otherwise: whoever waits for it waits in vain. */
export const RENDER_PATIENCE = 2000;
/** Pages that are rendered at the same time; whoever asks for one more gets a page that the browser draws. */
const AT_ONCE = 4;
const OF_MANY_AT_ONCE = 1;
/** How many failures are remembered, and for how many milliseconds: until then nobody waits for the same once more. */
const MOST_FAILURES = 1000;
const FAILED_FOR = 5000;

function keyOf({ token, revision, locale, url, feature, attributes }: PublicPage): string {
  return JSON.stringify([token, revision, locale, url.href, feature, Object.entries(attributes).toSorted()]);
}

export type RenderedPages = (page: PublicPage) => Promise<RenderedElement | null>;

/** Renders what is public, each once while nothing of it changes; null: the browser is to draw it. The patience is in milliseconds. */
export function createRenderedPages(
  { render, texts }: Pick<Renderer, 'render' | 'texts'>,
  patience: number,
): RenderedPages {
  const kept = new LRUCache<string, RenderedElement>({
    maxSize: MOST,
    ttl: FRESH,
    sizeCalculation: ({ html, css, data }) =>
      Math.ceil(AS_SENT * (html.length + css.length + JSON.stringify(data).length)),
  });
  const failed = new LRUCache<string, true>({ max: MOST_FAILURES, ttl: FAILED_FOR });
  const running = new Map<string, Promise<RenderedElement | null>>();
  const sharedBy = createSharedReads();

  async function rendered(key: string, page: PublicPage): Promise<RenderedElement | null> {
    try {
      const late = AbortSignal.timeout(patience);
      const { feature, attributes, token, revision, url } = page;
      const share = sharedBy({ token, revision, origin: url.origin });
      const element = await render(feature, attributes, { ...page, share, texts, signal: late });
      if (!page.isOneOfMany) kept.set(key, element);
      return element;
    } catch (error) {
      page.warn(error);
      failed.set(key, true);
      return null;
    }
  }

  return async (page) => {
    const key = keyOf(page);
    const known = kept.get(key);
    if (known) return known;
    const under = running.get(key);
    if (under) return under;
    const most = page.isOneOfMany ? OF_MANY_AT_ONCE : AT_ONCE;
    if (failed.has(key) || running.size >= most || !page.mayStart()) return null;
    const rendering = rendered(key, page).finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  };
}
