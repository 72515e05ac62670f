import { describe, expect, test } from 'vitest';
import { shopId } from '../catalogue/ids.ts';
import { instant } from '../time/instant.ts';
import { homePosts, isFeatured, magazinePosts, shopPosts, type Post } from './post.ts';
import { samplePost } from './testing/sample-post.ts';

const NOW = instant(1_000_000);
const featured = (start: number | null, end: number | null, isActive = true): Post['featured'] => ({
  isActive,
  start: start === null ? null : instant(start),
  end: end === null ? null : instant(end),
});
const slugs = (posts: readonly Post[]) => posts.map(({ slug }) => slug);

test.each([
  ['without an end', featured(null, null), true],
  ['from this moment on', featured(1_000_000, null), true],
  ['until this moment', featured(null, 1_000_000), true],
  ['from the next moment on', featured(1_000_001, null), false],
  ['until the moment before', featured(null, 999_999), false],
  ['that is not active', featured(null, null, false), false],
])('an article that is featured %s', (_, given, expected) => {
  expect(isFeatured(samplePost('a', { featured: given }), NOW)).toBe(expected);
});

describe('the magazine', () => {
  test('the magazine has the featured articles first, and each of both by its age', () => {
    const posts = [
      samplePost('old', { createdAt: instant(1) }),
      samplePost('new', { createdAt: instant(3) }),
      samplePost('old-featured', { createdAt: instant(0), featured: featured(null, null) }),
      samplePost('was-featured', { createdAt: instant(2), featured: featured(null, 5) }),
      samplePost('new-featured', { createdAt: instant(1), featured: featured(null, null) }),
    ];
    expect(slugs(magazinePosts(posts, 'fr', NOW))).toEqual([
      'new-featured',
      'old-featured',
      'new',
      'was-featured',
      'old',
    ]);
  });

  test('the magazine has neither drafts nor what is for other languages', () => {
    const posts = [
      samplePost('draft', { published: false }),
      samplePost('german', { languages: ['de'] }),
      samplePost('both', { languages: ['de', 'fr'] }),
      samplePost('none', { languages: [] }),
    ];
    expect(slugs(magazinePosts(posts, 'fr', NOW))).toEqual(['both']);
  });
});

describe('beside other things', () => {
  const [one, two] = [shopId('1'), shopId('2')];
  const posts = (['home', 'shop', 'all'] as const).flatMap((position) => [
    samplePost(`${position}-1`, { position, linkedShop: one }),
    samplePost(`${position}-2`, { position, linkedShop: two }),
    samplePost(position, { position }),
    samplePost(`${position}-draft`, { position, linkedShop: one, published: false }),
  ]);

  test('the home page has what is for it, of a shop or not', () => {
    expect(slugs(homePosts(posts))).toEqual(['home-1', 'home-2', 'home', 'all-1', 'all-2', 'all']);
  });

  test('the page of a shop has what tells of it and is for such pages', () => {
    expect(slugs(shopPosts(posts, one))).toEqual(['shop-1', 'all-1']);
  });
});
