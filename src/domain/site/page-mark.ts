/** Marks what a server says in the head of one page of a site: it is not true of the next one that the visitor comes to. */
export const PAGE_MARK = 'data-of-page';
