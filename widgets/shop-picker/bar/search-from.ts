/** Fewer shops are seen at a glance: nobody has to search them. */
export const SEARCH_FROM = 4;
