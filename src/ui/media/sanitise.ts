import createPurifier from 'dompurify';
import { pictureAddress, type PictureOrigins } from './picture-origins.ts';
import { safeUrl } from './safe-url.ts';

const TEXT = 'p br hr strong b em i u s small sub sup span div blockquote h1 h2 h3 h4 h5 h6 a';
const LISTS = 'ul ol li dl dt dd figure figcaption img table caption thead tbody tr th td';
const ATTRIBUTES = 'href src alt title lang dir colspan rowspan scope width height';

function renamed(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

function mendLink(link: Element): void {
  const href = safeUrl(link.getAttribute('href'));
  if (href === null) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', href);
  if (/^https?:/.test(href)) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

function mendImage(image: Element, origins: PictureOrigins): void {
  const source = pictureAddress(image.getAttribute('src') ?? '', origins);
  if (source === null) return image.remove();
  image.setAttribute('src', source);
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('referrerpolicy', 'no-referrer');
}

/** Company HTML as nodes that may be shown. `headingLevel`: what its topmost headings become. */
export function sanitised(html: string, headingLevel: number, origins: PictureOrigins): DocumentFragment {
  const fragment = createPurifier.sanitize(html, {
    ALLOWED_TAGS: `${TEXT} ${LISTS}`.split(' '),
    ALLOWED_ATTR: ATTRIBUTES.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  fragment.querySelectorAll('a').forEach(mendLink);
  fragment.querySelectorAll('img').forEach((image) => mendImage(image, origins));
  const headings = [...fragment.querySelectorAll('h1,h2,h3,h4,h5,h6')];
  headings.forEach((heading) => renamed(heading, `h${Math.min(6, headingLevel)}`));
  return fragment;
}
