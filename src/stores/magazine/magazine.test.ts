import { expect, test } from 'vitest';
import { POSTS_IN_LIST } from '#domain/magazine/post.ts';
import { createVisitor } from '../testing/visitor.ts';
import { magazineStoreFeature } from './feature.ts';

const wire = (slug: string, body: object = {}) => ({
  id: slug,
  slug,
  published: true,
  position: 'all',
  linkedShop: null,
  lang: ['all'],
  vedette: { active: false, start: null, end: null },
  title: { fr: slug, de: `${slug} (de)` },
  summary: {},
  body,
  image: null,
  author: '',
  createdAt: '2026-01-01T00:00:00Z',
  changedAt: '2026-01-01T00:00:00Z',
});
const TEXT = { fr: '<p>Texte</p>', de: '<p>Text</p>' };
const LIST = '/api/posts';
const pathOf = (slug: string) => `${LIST}/slug/${slug}`;

async function openMagazine() {
  const visitor = createVisitor();
  const { site } = await visitor.open();
  const magazine = await site.open(magazineStoreFeature);
  const asked = () => visitor.sent.flatMap(({ path }) => (path.startsWith(LIST) ? [path] : []));
  return { backEnd: visitor.backEnd, visitor, site, magazine, asked };
}

test('the articles are asked for once, without their bodies', async () => {
  const { backEnd, visitor, magazine, asked } = await openMagazine();
  backEnd.meet('GET', LIST, { body: [wire('a')] });
  const [load] = await Promise.all([magazine.posts.ensure(), magazine.posts.ensure()]);
  expect(load).toMatchObject({ kind: 'ready', value: [{ slug: 'a' }] });
  expect(asked()).toEqual([LIST]);
  expect(visitor.sent.find(({ path }) => path === LIST)?.query.get('brief')).toBe('1');
});

test('an article is asked for by its slug once, whether the list is there or not', async () => {
  const { backEnd, magazine, asked } = await openMagazine();
  backEnd.meet('GET', pathOf('a'), { body: wire('a', TEXT) });
  await Promise.all([magazine.post('a').ensure(), magazine.post('a').ensure()]);
  backEnd.meet('GET', LIST, { body: [wire('a'), wire('b')] });
  await magazine.posts.ensure();
  backEnd.meet('GET', pathOf('b'), { body: wire('b', TEXT) });
  expect(await magazine.post('b').ensure()).toMatchObject({ kind: 'ready', value: { body: TEXT } });
  expect(await magazine.post('a').ensure()).toMatchObject({ kind: 'ready', value: { body: TEXT } });
  expect(asked()).toEqual([pathOf('a'), LIST, pathOf('b')]);
});

test('an article whose body came in the list is not asked for', async () => {
  const { backEnd, magazine, asked } = await openMagazine();
  backEnd.meet('GET', LIST, { body: [wire('a', TEXT)] });
  await magazine.posts.ensure();
  expect(await magazine.post('a').ensure()).toMatchObject({ kind: 'ready', value: { body: TEXT } });
  expect(asked()).toEqual([LIST]);
});

test('a slug that leads to nothing is no failure', async () => {
  const { backEnd, magazine, asked } = await openMagazine();
  backEnd.meet('GET', pathOf('none'), {
    status: 404,
    body: { code: 404, type: 'not_found', message: '', retryable: false },
  });
  expect(await magazine.post('none').ensure()).toEqual({ kind: 'ready', value: null });
  expect(await magazine.post('x'.repeat(2000)).ensure()).toEqual({ kind: 'ready', value: null });
  backEnd.meet('GET', LIST, { body: [wire('a')] });
  await magazine.posts.ensure();
  expect(await magazine.post('b').ensure()).toEqual({ kind: 'ready', value: null });
  expect(asked()).toEqual([pathOf('none'), LIST]);
});

test('an article that a full list does not have is asked for by its slug: it may be older', async () => {
  const { backEnd, magazine, asked } = await openMagazine();
  const newest = Array.from({ length: POSTS_IN_LIST }, (_, index) => wire(`n${index}`));
  backEnd.meet('GET', LIST, { body: newest });
  await magazine.posts.ensure();
  backEnd.meet('GET', pathOf('old'), { body: wire('old', TEXT) });
  expect(await magazine.post('old').ensure()).toMatchObject({ kind: 'ready', value: { slug: 'old' } });
  expect(asked()).toEqual([LIST, pathOf('old')]);
});

test('articles that did not come are asked for again', async () => {
  const { backEnd, magazine } = await openMagazine();
  const failed = { status: 400, body: { code: 400, type: 'invalid', message: '', retryable: false } };
  backEnd.meet('GET', LIST, failed, { body: [wire('a')] });
  backEnd.meet('GET', pathOf('a'), failed, { body: wire('a', TEXT) });
  expect(await magazine.post('a').ensure()).toMatchObject({ kind: 'failed' });
  expect(await magazine.post('a').ensure()).toMatchObject({ kind: 'ready' });
  expect(await magazine.posts.ensure()).toMatchObject({ kind: 'failed' });
  expect(await magazine.posts.ensure()).toMatchObject({ kind: 'ready' });
});

test('another language asks for what is shown in it', async () => {
  const { backEnd, site, magazine } = await openMagazine();
  backEnd.meet('GET', pathOf('a'), { body: wire('a', TEXT) }, { body: wire('a', TEXT) });
  await magazine.post('a').ensure();
  await site.locale.choose('de');
  await magazine.post('a').ensure();
  expect(magazine.post('a').$load.get()).toMatchObject({ value: { title: { de: 'a (de)' } } });
});
