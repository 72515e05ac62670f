import sanitize from 'sanitize-html';
import { ALLOWED_TAGS } from '#domain/company/allowed-html.ts';
import { ownPicture, safeAddress } from './safe-address.ts';

const DEEPEST = 40;

/** Where a company's pictures may lie: below its own folders, on these origins or without one. */
export interface PictureHome {
  readonly companyId: string;
  readonly origins: readonly string[];
}

/**
 * A company's HTML rebuilt from the plain markup that texts are made of: nothing in it acts, styles or loads from elsewhere.
 * What is not on the list is left out, its words stay; links lead to the web and to people, pictures are the company's own.
 * The browser cleans it once more before it is shown.
 */
export function cleanHtml(html: string, home: PictureHome): string {
  return cleaned(html, home, (address) => address);
}

/** The same for a reader that is elsewhere: every address begins with its host, as seen from that of a page. */
export function absoluteHtml(html: string, home: PictureHome, page: string): string {
  return cleaned(html, home, (address) => new URL(address, page).href);
}

function cleaned(html: string, home: PictureHome, addressed: (address: string) => string): string {
  const put = (address: string | null) => (address === null ? null : addressed(address));
  return sanitize(html, {
    allowedTags: [...ALLOWED_TAGS],
    allowedAttributes: {
      '*': ['title', 'lang', 'dir'],
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    // Judged by `safeAddress` and `ownPicture`, as a browser reads an address; this is the second lock.
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    allowedClasses: {},
    allowedStyles: {},
    parseStyleAttributes: false,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'title', 'template', 'iframe'],
    nestingLimit: DEEPEST,
    transformTags: {
      a: (tagName, attributes) => ({
        tagName,
        attribs: withOnly(attributes, 'href', put(safeAddress(attributes['href'] ?? ''))),
      }),
      img: (tagName, attributes) => {
        const src = ownPicture(attributes['src'] ?? '', home.companyId, home.origins);
        return { tagName, attribs: { alt: '', ...withOnly(attributes, 'src', put(src)) } };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  });
}

function withOnly(attributes: sanitize.Attributes, name: string, value: string | null): sanitize.Attributes {
  const { [name]: _given, ...others } = attributes;
  return value === null ? others : { ...others, [name]: value };
}
