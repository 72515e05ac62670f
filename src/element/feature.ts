import type { ReactNode } from 'react';
import type { Route, RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import type { PlainTextKey, TextNamespace } from '#stores/texts/texts.ts';

/** What has to be known of an element before its code is there, and by what bundles it. */
export interface ElementEntry {
  /** Paths that its first screen reads, the same for every visitor: they are asked for before the code is there. */
  readonly reads: readonly string[];
  /** What it reads besides where one of these attributes leads deeper. */
  readonly deeper?: { readonly attributes: readonly string[]; readonly reads: readonly string[] };
  /** The page's address says what it shows first: no server is asked for that. */
  readonly isByAddress?: boolean;
  /** Compressed kB of ours that a page with this element alone may load before its first screen: code and texts. */
  readonly budget: number;
  /**
   * How its code is cut into files. A `light` element loads nothing but the core and its own code; a `screen` also what
   * screens share; a `composed` one is made of the others' pages, and loads them by their address. A `tool` is a screen for no visitor:
   * what others load later is in none of its files.
   */
  readonly chunks: 'light' | 'screen' | 'composed' | 'tool';
}

/** A page of the storefront. */
export interface PageEntry<Shown extends Route> {
  /** Its address, as `/tour/:stop`, where the table of the site's own addresses (`#domain/site/fixed-routes.ts`) has none. */
  readonly path?: string;
  /** Key of its name for title and screen readers. Absent: the storefront names it after what it shows. */
  readonly title?: PlainTextKey;
  /** The texts that it shows. */
  readonly texts: readonly TextNamespace[];
  /** Everybody reads the same there: a server may render it once for all, and search engines may find it. */
  readonly isPublic?: boolean;
  /** It begins alike for everybody, and is one visitor's from then on: a server renders its first screen, and nobody else keeps it. */
  readonly startsAlike?: boolean;
  /** Its code, asked for as soon as its address is known. */
  readonly load: () => Promise<(props: StorefrontPageProps<Shown>) => ReactNode>;
}

/**
 * A feature as data, in `widgets/<name>/feature.ts`: light, since all that it names is loaded when it is used. The lists of
 * loader, build, budgets and manifest follow from those that `src/registry.ts` names.
 */
export interface Feature {
  /** That of its folder in `widgets`; an element of it is called `vitrine-<name>`. */
  readonly name: string;
  /** Its files of texts; the first one holds what its first screen shows. */
  readonly texts: readonly [TextNamespace, ...TextNamespace[]];
  /** Where it is an element of its own: its folder has `definition.ts`, `element.ts` and `docs.ts`. */
  readonly element?: ElementEntry;
  /** The pages that it adds to the storefront, by the kind of their address. */
  readonly pages?: { readonly [Kind in Route['kind']]?: PageEntry<RouteOf<Kind>> };
  /** The kinds of page, as the company's theme names them, that it has variants of. Each table of them stands beside its screen. */
  readonly variants?: readonly string[];
}
