import { createHash } from 'node:crypto';
import type { PostWire } from '#contract/content/posts.schemas.ts';
import { spokenText, type Locale, type LocalizedText } from '#domain/locale.ts';
import { feedOf } from '#domain/site/documents/feeds.ts';
import { buildPath } from '#domain/site/routes.ts';
import { absoluteHtml } from '../../../content/clean-html.ts';
import { markup, type Html } from '../../../http/pages/html.ts';
import { translate } from '../../../texts.ts';
import type { CompanySite } from '../site.ts';
import { localesOf } from '../visited-page.ts';
import { XML, xmlText } from './xml.ts';

/** The path of the magazine's feed in a language, as `/en/magazine.atom`. */
export const feedPath = ({ map }: Pick<CompanySite, 'map'>, locale: Locale): string =>
  feedOf(buildPath({ kind: 'magazine' }, locale, map.added));

/** The language whose feed a path is; undefined where it is none, or the company has no articles in it. */
export const feedLocale = (site: CompanySite, path: string): Locale | undefined =>
  localesOf(site, { kind: 'magazine' }).find((locale) => feedPath(site, locale) === path);

/** The newest articles of a language as an Atom feed (RFC 4287). */
export function atomFeed(
  site: CompanySite,
  posts: readonly PostWire[],
  locale: Locale,
  origin: string,
): string {
  const { tenant, map } = site;
  const { identity, booker } = tenant.profile;
  const name = xmlText(identity.displayName);
  const updated =
    posts
      .map(({ changedAt }) => changedAt)
      .toSorted()
      .at(-1) ?? '';
  const icon = booker.favicon.image;
  return markup`${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${permanentId(tenant.token, 'magazine', locale)}</id>
<title>${name}${' – '}${translate(locale, 'storefront:menu.magazine')}</title>
<updated>${updated}</updated>
<link rel="self" type="application/atom+xml" href="${origin + feedPath(site, locale)}"/>
<link rel="alternate" type="text/html" hreflang="${locale}" href="${origin + buildPath({ kind: 'magazine' }, locale, map.added)}"/>
<author><name>${name}</name></author>
${icon.startsWith('/') ? markup`<icon>${origin + icon}</icon>\n` : null}${posts.map((post) => entry(site, post, locale, origin))}</feed>
`.markup;
}

function entry({ tenant, map }: CompanySite, post: PostWire, locale: Locale, origin: string): Html {
  const address = origin + buildPath({ kind: 'post', post: post.slug }, locale, map.added);
  const home = { companyId: tenant.id, origins: [origin] };
  const author = xmlText(post.author);
  const picture = post.image && pictureAddress(post.image);
  return markup`<entry>
<id>${permanentId(tenant.token, 'post', post.id)}</id>
${worded('title', locale, post.title)}<link rel="alternate" type="text/html" hreflang="${locale}" href="${address}"/>
${picture && markup`<link rel="enclosure" type="image/webp" href="${origin + picture}"/>\n`}<published>${post.createdAt}</published>
<updated>${post.changedAt}</updated>
${author === '' ? null : markup`<author><name>${author}</name></author>\n`}${worded('summary', locale, post.summary)}${worded('content', locale, post.body, (html) => absoluteHtml(html, home, address))}</entry>
`;
}

/** A text in the language of the feed, or said to be in another; nothing where there is none but for a title, which each entry has. */
function worded(
  name: 'title' | 'summary' | 'content',
  locale: Locale,
  words: LocalizedText,
  html?: (text: string) => string,
): Html | null {
  const { text, lang } = spokenText(locale, words);
  if (text === '' && name !== 'title') return null;
  const language = lang === undefined ? null : markup` xml:lang="${lang}"`;
  const type = html ? markup` type="html"` : null;
  return markup`<${name}${type}${language}>${xmlText(html ? html(text) : text)}</${name}>\n`;
}

function pictureAddress({
  url,
  widths,
}: {
  readonly url: string;
  readonly widths: readonly number[];
}): string | null {
  if (!url.startsWith('/')) return null;
  return url.replace('{width}', String(Math.max(...widths))).replace('{format}', 'webp');
}

/** The same whatever host or path leads to it: a UUID (RFC 9562, version 8) of what it names. */
function permanentId(...names: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(names)).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}
