import { queryText } from '#domain/site/query-text.ts';

/** As a server writes them for an element with its place in the page's query (`sync-url`): it does not know the page's address. */
const OF_NO_PAGE = 'a[href^="/?vitrine-"]';

/** Writes links of an element's own places as its code writes them: to the page that they are in, with the rest of its query. */
export function completeLinks(markup: ParentNode, { pathname, search, hash }: Location): void {
  for (const link of markup.querySelectorAll<HTMLAnchorElement>(OF_NO_PAGE)) {
    const params = new URLSearchParams(search);
    for (const [name, value] of new URLSearchParams(link.search)) params.set(name, value);
    // A path that begins with two slashes would name another site.
    link.setAttribute('href', `${pathname.replace(/^\/+/, '/')}?${queryText(params)}${hash}`);
  }
}
