import type { Blog, BlogPosting, Organization } from 'schema-dts';
import { spokenText, textIn } from '#domain/locale.ts';
import type { Post } from '#domain/magazine/post.ts';
import { buildPath } from '#domain/site/routes.ts';
import type { PageFacts } from './page-facts.ts';
import { pictureUrl } from './salons.ts';

const MOST_POSTS = 50;

const iso = (moment: number) => new Date(moment).toISOString();

function publisher({ company, origin }: PageFacts): Organization {
  const { name, logo } = company.identity;
  return {
    '@type': 'Organization',
    name,
    url: `${origin}/`,
    ...(logo && { logo: { '@type': 'ImageObject', url: new URL(logo, origin).href } }),
  };
}

/** An article with who wrote it and when. */
export function blogPosting(facts: PageFacts, post: Post): BlogPosting {
  const { locale, origin, company } = facts;
  const url = origin + buildPath({ kind: 'post', post: post.slug }, locale);
  const summary = textIn(locale, post.summary);
  return {
    '@type': 'BlogPosting',
    headline: textIn(locale, post.title),
    ...(summary && { description: summary }),
    ...(post.picture && { image: [pictureUrl(post.picture)] }),
    datePublished: iso(post.createdAt),
    dateModified: iso(post.changedAt),
    inLanguage: spokenText(locale, post.title).lang ?? locale,
    author: post.author
      ? { '@type': 'Person', name: post.author }
      : { '@type': 'Organization', name: company.identity.name, url: `${origin}/` },
    publisher: publisher(facts),
    url,
    mainEntityOfPage: url,
  };
}

/** The magazine with its articles. `name`: as the page is called. */
export function blog(facts: PageFacts, name: string): Blog {
  const { locale, origin, posts, company } = facts;
  return {
    '@type': 'Blog',
    name: `${name} – ${company.identity.name}`,
    url: origin + buildPath({ kind: 'magazine' }, locale),
    inLanguage: locale,
    publisher: publisher(facts),
    blogPost: posts.slice(0, MOST_POSTS).map((post) => blogPosting(facts, post)),
  };
}
