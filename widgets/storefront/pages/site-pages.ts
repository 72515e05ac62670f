import type { ReactNode } from 'react';
import type { Route } from '#domain/site/routes.ts';
import { addedRoutes, patternsOf, type AddedRoutes } from '#domain/site/route-patterns.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import type { PlainTextKey, TextNamespace } from '#stores/texts/texts.ts';
import { lazyPart, type LazyPart } from '#ui/loading/lazy-part.ts';

/** What of a feature there is in a browser. */
export interface PagedFeature {
  readonly pages?: Readonly<
    Record<
      string,
      {
        readonly path?: string;
        readonly title?: PlainTextKey;
        readonly texts: readonly TextNamespace[];
        readonly isPublic?: boolean;
        readonly load: () => Promise<(props: never) => ReactNode>;
      }
    >
  >;
}

/** A page that is loaded when its address is visited. */
export interface LoadablePage<Shown> {
  readonly texts: readonly TextNamespace[];
  readonly part: LazyPart<
    (props: Omit<StorefrontPageProps, 'route'> & { readonly route: Shown }) => ReactNode
  >;
}

/** A page of a feature. */
export interface SitePage extends LoadablePage<Route> {
  /** Key of its name; null where it is named after what it shows. */
  readonly title: PlainTextKey | null;
  /** Everybody reads the same there. */
  readonly isPublic: boolean;
}

/** The pages of all features. */
export interface SitePages {
  /** The page of an address; null where no feature has one. */
  of(kind: string): SitePage | null;
  /** The addresses that features have added. */
  readonly added: AddedRoutes;
}

/** Gathers the pages that features name; none is loaded by that. */
export function sitePages(features: readonly PagedFeature[]): SitePages {
  const entries = features.flatMap(({ pages = {} }) => Object.entries(pages));
  const pages = new Map<string, SitePage>(
    entries.map(([kind, { title = null, texts, isPublic = false, load }]) => [
      kind,
      {
        title,
        texts,
        isPublic,
        // A page gets no address but those of its own kind.
        part: lazyPart(async () => (await load()) as (props: StorefrontPageProps) => ReactNode),
      },
    ]),
  );
  return { of: (kind) => pages.get(kind) ?? null, added: addedRoutes(patternsOf(features)) };
}
