/** Made by the server in the same way: equal prefixes keep the ids of both sides equal. */
export const ID_PREFIX = 'v';

/** Where a server keeps the style of what it renders: a page's policy may forbid one in markup, and allows it to a script. */
export const STYLE_ATTRIBUTE = 'data-style';

/** Marks what a server has put beside the markup, which is of no use once that is hydrated. */
export const SERVER_ONLY = 'data-server';

/** What came with markup that the loader has asked a server for: no page's policy can forbid it, as it is written into no page. */
export interface EarlyMarkup {
  /** Of the document that it is in. */
  readonly document: Document;
  readonly sheet: CSSStyleSheet;
  /** What the markup was made from, as JSON. */
  readonly data: string;
}

/** Where a root has it until the markup is hydrated. Loader and code share no module: they meet by this. */
export const EARLY_MARKUP: unique symbol = Symbol.for('vitrine.early-markup');

export const earlyMarkupOf = (root: ShadowRoot): EarlyMarkup | undefined =>
  Reflect.get(root, EARLY_MARKUP) as EarlyMarkup | undefined;
