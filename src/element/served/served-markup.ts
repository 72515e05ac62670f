/** Made by the server in the same way: equal prefixes keep the ids of both sides equal. */
export const ID_PREFIX = 'v';

/** Where a server keeps the style of what it renders: a page's policy may forbid one in markup, and allows it to a script. */
export const STYLE_ATTRIBUTE = 'data-style';

/** Marks what a server has put beside the markup, which is of no use once that is taken over. */
export const SERVED = 'data-served';
