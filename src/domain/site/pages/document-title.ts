/** A company's title pattern where it wrote none. */
export const DEFAULT_TITLE_PATTERN = '%s';

/**
 * The document's title: the company's pattern with the page's name for `%s`. A pattern without `%s` follows the page's
 * name, since a title that is the same everywhere names no page. `fallback` stands for a page without a name.
 */
export function documentTitle(pattern: string, page: string, fallback: string): string {
  const name = page.trim() || fallback;
  const titlePattern = pattern.trim() || DEFAULT_TITLE_PATTERN;
  return titlePattern.includes('%s')
    ? titlePattern.replaceAll('%s', () => name)
    : `${name} – ${titlePattern}`;
}

/** Marks what a server says in the head of one page of a site: it is not true of the next one that the visitor comes to. */
export const PAGE_MARK = 'data-of-page';
