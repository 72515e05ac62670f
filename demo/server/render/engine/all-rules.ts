/** The rules of every class name of the product, in the order of its style sheet. The build puts them here; the sources know none. */
export const ALL_RULES: readonly string[] = [];
/** `RULES_KEY` of the bundle that has these. */
export const RULES_KEY: string = '';
