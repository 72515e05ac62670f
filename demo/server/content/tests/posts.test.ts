import { beforeEach, describe, expect, test } from 'vitest';
import {
  createPostCategory,
  listPostCategories,
  readPostCategory,
  removePostCategory,
  updatePostCategory,
} from '#contract/content/postcategories.ts';
import { currentCompany } from '#contract/company/companies.ts';
import {
  createPost,
  listEveryPost,
  listPosts,
  postBySlug,
  readPost,
  removePost,
  updatePost,
} from '#contract/content/posts.ts';
import { clientOf, type Client } from '../../testing/client.ts';
import { later, openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { ownImage, postFields } from './content-data.ts';

let manager: Client;

openSalons();
beforeEach(async () => {
  manager = await clientAs(server, salon, 'manager');
});

const slugs = async (language?: string) =>
  (await visitor.get(listPosts, { query: language === undefined ? {} : { lang: language } })).map(
    ({ slug }) => slug,
  );

/** One a minute, so that the newest is known. */
async function write(...changes: Parameters<typeof postFields>[0][]) {
  const written = [];
  for (const change of changes) {
    later(60_000);
    written.push(await manager.get(createPost, { body: postFields(change) }));
  }
  return written;
}

describe('a visitor', () => {
  test('a visitor reads published articles, the newest first, in one language', async () => {
    const [, draft] = await write({ slug: 'un' }, { slug: 'brouillon', published: false }, { slug: 'deux' });
    expect(await slugs()).toEqual(['deux', 'un']);
    const [newest] = await clientOf(server, salon, { locale: 'en' }).get(listPosts);
    expect(newest).toMatchObject({ title: { en: 'An hour to yourself' }, body: { en: '<p>Silence.</p>' } });
    expect(Object.keys(newest?.title ?? {})).toEqual(['en']);
    expect((await visitor.get(postBySlug, { params: { slug: 'un' } })).slug).toBe('un');
    for (const refusal of [
      await visitor.refusal(postBySlug, { params: { slug: 'brouillon' } }),
      await visitor.refusal(readPost, { params: { id: draft?.id ?? '' } }),
    ]) {
      expect(refusal).toMatchObject({ code: 404, type: 'not_found' });
    }
  });

  test('a list may leave the bodies out', async () => {
    await write({ slug: 'un', author: ' Inès ' });
    const [brief] = await visitor.get(listPosts, { query: { brief: '1' } });
    expect(brief).toMatchObject({ slug: 'un', body: {}, author: 'Inès' });
    const [whole] = await visitor.get(listPosts, { query: { brief: '0' } });
    expect(whole?.body).toEqual({ fr: '<p>Le <strong>silence</strong>.</p>' });
  });

  test('the company says at once in which languages it has articles', async () => {
    const languages = async () => (await visitor.get(currentCompany)).booker.magazineLangs;
    expect(await languages()).toEqual([]);
    const [german] = await write({ slug: 'un', lang: ['de'] }, { slug: 'brouillon', published: false });
    expect(await languages()).toEqual(['de']);
    await write({ slug: 'deux', lang: ['de', 'fr'] }, { slug: 'tous', lang: ['all'] });
    expect(await languages()).toEqual(['all', 'de', 'fr']);
    await manager.get(removePost, { params: { id: german?.id ?? '' } });
    expect(await languages()).toEqual(['all', 'de', 'fr']);
  });

  test('a visitor finds those of a language and those for all', async () => {
    await write(
      { slug: 'allemand', lang: ['de'] },
      { slug: 'tous', lang: ['all'] },
      { slug: 'deux-langues', lang: ['fr', 'en'] },
    );
    expect(await slugs('fr')).toEqual(['deux-langues', 'tous']);
    expect(await slugs('de')).toEqual(['tous', 'allemand']);
    expect(await slugs('zz')).toEqual(['tous']);
  });

  test('a visitor sees featured ones first, from their first to their last moment', async () => {
    const start = '2026-02-01T00:00:00.000Z';
    const end = '2026-02-02T00:00:00.000Z';
    await write({ slug: 'vedette', vedette: { active: true, start, end } }, { slug: 'recent' });
    const at = async (instant: number) => {
      server.clock.set(instant);
      return (await slugs())[0];
    };
    expect(await at(Date.parse(start) - 1)).toBe('recent');
    expect(await at(Date.parse(start))).toBe('vedette');
    expect(await at(Date.parse(end))).toBe('vedette');
    expect(await at(Date.parse(end) + 1)).toBe('recent');
  });

  test('a visitor cannot write', async () => {
    const [post] = await write({});
    const params = { id: post?.id ?? '' };
    for (const refused of [
      await visitor.refusal(createPost, { body: postFields({ slug: 'x' }) }),
      await visitor.refusal(updatePost, { params, body: postFields() }),
      await visitor.refusal(removePost, { params }),
      await visitor.refusal(listEveryPost),
    ]) {
      expect(refused.code).toBe(401);
    }
    const staff = await clientAs(server, salon, 'staff');
    expect((await staff.refusal(removePost, { params })).code).toBe(403);
    expect(await slugs()).toEqual(['une-heure-pour-soi']);
  });
});

describe('a manager', () => {
  test('a manager writes, changes and deletes an article, and lists drafts in every language', async () => {
    const [post] = await write({ published: false, linkedShop: 'shop-solo', image: ownImage(salon) });
    const params = { id: post?.id ?? '' };
    expect(await manager.get(readPost, { params })).toEqual(post);
    expect(post).toMatchObject({ linkedShop: 'shop-solo', image: ownImage(salon), category: null });
    const page = await (
      await clientAs(server, salon, 'staff')
    ).get(listEveryPost, { query: { itemPerPage: 1 } });
    expect(page).toMatchObject({
      total: 1,
      page: 1,
      itemPerPage: 1,
      data: [{ published: false, title: postFields().title }],
    });
    const changed = await manager.get(updatePost, { params, body: postFields({ slug: 'autre' }) });
    expect(changed).toMatchObject({
      slug: 'autre',
      published: true,
      image: null,
      createdAt: post?.createdAt,
    });
    await manager.get(removePost, { params });
    expect((await manager.refusal(removePost, { params })).code).toBe(404);
    expect(await slugs()).toEqual([]);
  });

  test('a manager keeps an article once however often the same request comes', async () => {
    const options = { idempotencyKey: crypto.randomUUID() };
    const first = await manager.get(createPost, { body: postFields() }, options);
    expect(await manager.get(createPost, { body: postFields() }, options)).toEqual(first);
    expect(await slugs()).toHaveLength(1);
  });

  test('a manager is refused what is another’s or nobody’s', async () => {
    const other = await server.addCompany();
    const refusals = await Promise.all(
      [
        { linkedShop: 'nowhere' },
        { category: 'nothing' },
        { image: ownImage(other) },
        { vedette: { active: true, start: '2026-02-02T00:00:00Z', end: '2026-02-01T00:00:00Z' } },
        { vedette: { active: true, start: '2026-99-99T99:99:99Z', end: null } },
      ].map((change) => manager.refusal(createPost, { body: postFields(change) })),
    );
    expect(refusals.map(({ code, field }) => [code, field])).toEqual([
      [422, 'linkedShop'],
      [422, 'category'],
      [422, 'image.url'],
      [422, 'vedette.end'],
      [422, 'vedette.end'],
    ]);
    const [one, two] = await write({ slug: 'un' }, { slug: 'deux' });
    const taken = { code: 409, type: 'conflict', field: 'slug' };
    expect(await manager.refusal(createPost, { body: postFields({ slug: 'un' }) })).toMatchObject(taken);
    const body = postFields({ slug: 'un' });
    expect(await manager.refusal(updatePost, { params: { id: two?.id ?? '' }, body })).toMatchObject(taken);
    expect(one?.slug).toBe('un');
  });

  test('a manager reaches nothing of another company, which may use the same words', async () => {
    const [post] = await write({});
    const other = await server.addCompany();
    const stranger = await clientAs(server, other, 'admin');
    const params = { id: post?.id ?? '' };
    for (const refused of [
      await stranger.refusal(readPost, { params }),
      await stranger.refusal(updatePost, { params, body: postFields() }),
      await stranger.refusal(removePost, { params }),
    ]) {
      expect(refused.code).toBe(404);
    }
    expect((await stranger.get(createPost, { body: postFields() })).slug).toBe(post?.slug);
    expect((await stranger.get(listEveryPost)).total).toBe(1);
  });
});

describe('the categories of the magazine', () => {
  const fields = { slug: 'conseils', name: { fr: 'Conseils', en: 'Advice' } };

  test('the categories of the magazine are read by anyone and kept by managers; a deleted one leaves its articles', async () => {
    const category = await manager.get(createPostCategory, { body: fields });
    const [post] = await write({ category: category.id });
    expect(post?.category).toBe(category.id);
    expect(await visitor.get(listPostCategories)).toEqual([{ ...category, name: { fr: 'Conseils' } }]);
    const params = { id: category.id };
    const body = { slug: 'gestes', name: { fr: 'Gestes' } };
    await manager.get(updatePostCategory, { params, body });
    expect(await visitor.get(readPostCategory, { params })).toEqual({ id: category.id, ...body });
    await manager.get(removePostCategory, { params });
    expect((await visitor.get(postBySlug, { params: { slug: post?.slug ?? '' } })).category).toBeNull();
    expect((await manager.refusal(removePostCategory, { params })).code).toBe(404);
  });

  test('the categories of the magazine have a slug each, and are their company’s alone', async () => {
    const category = await manager.get(createPostCategory, { body: fields });
    const second = await manager.get(createPostCategory, { body: { ...fields, slug: 'autre' } });
    const taken = { code: 409, field: 'slug' };
    expect(await manager.refusal(createPostCategory, { body: fields })).toMatchObject(taken);
    expect(
      await manager.refusal(updatePostCategory, { params: { id: second.id }, body: fields }),
    ).toMatchObject(taken);
    const stranger = await clientAs(server, await server.addCompany(), 'manager');
    const params = { id: category.id };
    expect((await stranger.refusal(readPostCategory, { params })).code).toBe(404);
    expect((await stranger.refusal(updatePostCategory, { params, body: fields })).code).toBe(404);
    expect((await stranger.refusal(removePostCategory, { params })).code).toBe(404);
  });
});
