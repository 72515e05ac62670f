import createPurifier from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '#domain/company/allowed-html.ts';
import { headingLevels } from '#domain/company/heading-levels.ts';
import { pictureAddress, type PictureOrigins } from './picture-origins.ts';
import { safeUrl } from './safe-url.ts';

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
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  fragment.querySelectorAll('a').forEach(mendLink);
  fragment.querySelectorAll('img').forEach((image) => mendImage(image, origins));
  const levelOf = headingLevels(headingLevel);
  for (const heading of fragment.querySelectorAll('h1,h2,h3,h4,h5,h6'))
    renamed(heading, `h${levelOf(Number(heading.localName.slice(1)))}`);
  return fragment;
}
