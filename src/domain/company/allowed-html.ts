const TEXT = 'p br hr strong b em i u s small sub sup span div blockquote h1 h2 h3 h4 h5 h6 a';
const LISTS = 'ul ol li dl dt dd figure figcaption img table caption thead tbody tr th td';

/** What a company's HTML is made of; all else is left out, and its words stay. */
export const ALLOWED_TAGS: readonly string[] = `${TEXT} ${LISTS}`.split(' ');
export const ALLOWED_ATTRIBUTES: readonly string[] =
  'href src alt title lang dir colspan rowspan scope width height'.split(' ');
