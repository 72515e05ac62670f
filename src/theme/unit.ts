/** Registered as a length, so that `1em` on the root becomes pixels there and is inherited as such. */
const UNIT = '--vitrine-unit';
const INITIAL = '16px';

/** For a document that a server writes. */
export const UNIT_CSS = `@property ${UNIT}{syntax:"<length>";inherits:true;initial-value:${INITIAL}}`;

/**
 * For a root in a document that may not know of it yet, where each part of it would take the length of its own text: the usual
 * size then.
 */
export const unregisteredUnitCss = (root: string): string =>
  `.${root}{--u:${INITIAL}}@container style(${UNIT}:${INITIAL}){.${root}{--u:var(${UNIT})}}`;

export function registerUnit(view: typeof globalThis): void {
  try {
    view.CSS.registerProperty({ name: UNIT, syntax: '<length>', inherits: true, initialValue: INITIAL });
  } catch {
    // Another copy of the product on this page has registered it, in the same way.
  }
}
