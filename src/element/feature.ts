import type { TextNamespace } from '#stores/texts/texts.ts';

/** What has to be known of an element before its code is there, and by what bundles it. */
export interface ElementEntry {
  /** Paths that its first screen reads, the same for every visitor: they are asked for before the code is there. */
  readonly reads: readonly string[];
  /** What it reads besides where one of these attributes leads deeper. */
  readonly deeper?: { readonly attributes: readonly string[]; readonly reads: readonly string[] };
  /** Compressed kB of ours that a page with this element alone may load before its first screen: code and texts. */
  readonly budget: number;
  /**
   * How its code is cut into files: a `single` element is made of a screen of its own; one that stands `apart` uses
   * parts of single ones, and composed ones load it later; a `composed` one is made of the others' screens and pages.
   */
  readonly chunks: 'single' | 'apart' | 'composed';
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
}
