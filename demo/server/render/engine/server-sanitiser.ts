import sanitize from 'sanitize-html';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '#domain/company/allowed-html.ts';
import { headingLevels } from '#domain/company/heading-levels.ts';
import { pictureAddress, type PictureOrigins } from '#ui/media/picture-origins.ts';
import type { ServerSanitiser } from '#ui/media/safe-html.tsx';
import { safeUrl } from '#ui/media/safe-url.ts';

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' };
const LAZY = { loading: 'lazy', referrerpolicy: 'no-referrer' };

function linkAttributes({
  href,
  target: _target,
  rel: _rel,
  ...others
}: sanitize.Attributes): sanitize.Attributes {
  const address = safeUrl(href ?? null);
  if (address === null) return others;
  return { ...others, href: address, ...(/^https?:/.test(address) && OUTSIDE) };
}

function imageAttributes({ src = '', ...others }: sanitize.Attributes, origins: PictureOrigins) {
  const address = pictureAddress(src, origins);
  return { alt: '', ...others, ...LAZY, ...(address !== null && { src: address }) };
}

/** A company's HTML by the rules of the screens, for markup that nobody cleans once more. */
export const sanitiseOnServer: ServerSanitiser = (html, headingLevel, origins) => {
  const levelOf = headingLevels(headingLevel);
  const headings = Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level): [string, sanitize.Transformer] => [
      `h${level}`,
      (_, attribs) => ({ tagName: `h${levelOf(level)}`, attribs }),
    ]),
  );
  return sanitize(html, {
    allowedTags: [...ALLOWED_TAGS],
    allowedAttributes: {
      '*': [...ALLOWED_ATTRIBUTES],
      a: [...ALLOWED_ATTRIBUTES, 'target', 'rel'],
      img: [...ALLOWED_ATTRIBUTES, 'loading', 'referrerpolicy'],
    },
    // A quotation mark then stands in this markup for an attribute alone, which is how styles and classes are found in it.
    textFilter: (text) => text.replaceAll('"', '&quot;'),
    // Judged as the screens judge them; this is the second lock.
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      ...headings,
      a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
      img: (tagName, attributes) => ({ tagName, attribs: imageAttributes(attributes, origins) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  });
};
