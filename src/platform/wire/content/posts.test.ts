import { expect, test } from 'vitest';
import { parsePost, parsePosts } from './posts.ts';

const BASE = 'https://api.example';
const wire = (change: object = {}) => ({
  id: 7,
  slug: 'un-article',
  published: true,
  position: 'shop',
  linkedShop: 12,
  lang: ['fr', 3, 'all'],
  vedette: { active: true, start: null, end: '2026-01-12T08:00:00Z' },
  title: { fr: 'Un article' },
  summary: { fr: 'Un résumé' },
  body: { fr: '<p>Un texte</p>' },
  image: { url: '/medias/a.{width}.{format}', widths: [320], alt: {}, colour: '#dfe6df' },
  author: ' Inès ',
  createdAt: '2026-01-01T00:00:00Z',
  changedAt: '2026-01-02T00:00:00+01:00',
  ...change,
});

test('an article is read with all that it says', () => {
  expect(parsePost(wire(), BASE)).toEqual({
    id: '7',
    slug: 'un-article',
    published: true,
    position: 'shop',
    linkedShop: '12',
    languages: ['fr', 'all'],
    featured: { isActive: true, start: null, end: Date.UTC(2026, 0, 12, 8) },
    title: { fr: 'Un article' },
    summary: { fr: 'Un résumé' },
    body: { fr: '<p>Un texte</p>' },
    picture: { url: `${BASE}/medias/a.{width}.{format}`, widths: [320], alt: {}, colour: '#dfe6df' },
    author: 'Inès',
    createdAt: Date.UTC(2026, 0, 1),
    changedAt: Date.UTC(2026, 0, 1, 23),
  });
});

test('what an article does not say has its default', () => {
  const bare = { id: 'a', slug: 'a', title: 'Titre', createdAt: '2026-01-01T00:00:00Z' };
  expect(parsePost(bare, BASE)).toMatchObject({
    published: false,
    position: 'all',
    linkedShop: null,
    languages: [],
    featured: { isActive: false, start: null, end: null },
    title: { fr: 'Titre' },
    body: {},
    picture: null,
    author: '',
    changedAt: Date.UTC(2026, 0, 1),
  });
});

test.each([
  ['no id', { id: null }],
  ['no slug', { slug: '' }],
  ['no title', { title: {} }],
  ['no day', { createdAt: 'yesterday' }],
])('an article with %s is left out, and warned of', (_, change) => {
  const warned: string[] = [];
  expect(parsePosts([wire(change), wire()], BASE, (what) => void warned.push(what))).toHaveLength(1);
  expect(warned).toEqual(['post']);
});

test('what is no list is no magazine', () => {
  expect(parsePosts({ posts: [] }, BASE, () => {})).toBeNull();
});
