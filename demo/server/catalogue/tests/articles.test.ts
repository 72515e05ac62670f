import { beforeEach, describe, expect, test } from 'vitest';
import {
  articleBySlug,
  articlesArtebeaute,
  changeArticle,
  createArticle,
  listArticles,
  readArticle,
  removeArticle,
} from '#contract/catalogue/articles.ts';
import {
  categoryBySlug,
  changeCategory,
  createCategory,
  linkCategoryArticle,
  listCategories,
  readCategory,
  removeCategory,
  unlinkCategoryArticle,
} from '#contract/catalogue/categories.ts';
import type { Client } from '../../testing/client.ts';
import { openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { articleBody, categoryBody, productBody } from './written-facts.ts';

let manager: Client;

openSalons();
beforeEach(async () => {
  manager = await clientAs(server, salon, 'manager');
});

const slugsOfType = async (type?: number) =>
  (await visitor.get(listArticles, { query: type === undefined ? {} : { type } })).map(({ slug }) => slug);

describe('an article', () => {
  test('an article is written, read in all its languages, changed and deleted', async () => {
    const made = await manager.get(createArticle, { body: articleBody('neuf') });
    expect(made).toMatchObject({ slug: 'neuf', price: 49.9, prices: 55, order: 3, needsCabin: false });
    expect(made.artebeauteId).toBe(`ab-${made.abId}`);
    expect((await visitor.get(readArticle, { params: { id: made.id } })).name).toEqual({
      fr: 'Soin neuf',
      en: 'New care',
    });
    const body = articleBody('neuf', { price: 51, name: { fr: 'Autre' } });
    expect(await manager.get(changeArticle, { params: { id: made.id }, body })).toMatchObject({
      id: made.id,
      price: 51,
      name: { fr: 'Autre' },
    });
    await manager.get(removeArticle, { params: { id: made.id } });
    expect((await visitor.refusal(articleBySlug, { params: { slug: 'neuf' } })).type).toBe('not_found');
    expect((await manager.refusal(readArticle, { params: { id: made.id } })).type).toBe('not_found');
    expect((await manager.refusal(removeArticle, { params: { id: made.id } })).type).toBe('not_found');
  });

  test('an article that is a draft is the back office’s business', async () => {
    const { id } = await manager.get(createArticle, { body: articleBody('secret', { draft: true }) });
    expect((await manager.get(readArticle, { params: { id } })).draft).toBe(true);
    expect((await visitor.refusal(readArticle, { params: { id } })).type).toBe('not_found');
    expect(await slugsOfType()).not.toContain('secret');
    const page = await manager.get(articlesArtebeaute, { query: { itemPerPage: 100 } });
    expect(page.data.map(({ webId }) => webId)).toContain(id);
    expect(page.total).toBe(page.data.length);
  });

  test('an article that is a product is listed with its stock rule, without a quantity or a description', async () => {
    const made = await manager.get(createArticle, { body: productBody('savon') });
    expect(await slugsOfType(2)).toEqual(['savon']);
    expect(await slugsOfType(1)).not.toContain('savon');
    const [product] = await visitor.get(listArticles, { query: { type: 2 } });
    expect(product).toMatchObject({ abId: made.abId, price: 28.5, booker: { enableStock: true } });
    expect(Object.keys(product ?? {})).not.toEqual(expect.arrayContaining(['description', 'quantity']));
  });

  test('an article takes no slug of another, but that of a deleted one', async () => {
    const made = await manager.get(createArticle, { body: articleBody('neuf') });
    expect(await manager.refusal(createArticle, { body: articleBody('massage') })).toMatchObject({
      code: 409,
      type: 'conflict',
      field: 'slug',
    });
    const body = articleBody('massage');
    expect((await manager.refusal(changeArticle, { params: { id: made.id }, body })).type).toBe('conflict');
    await manager.get(removeArticle, { params: { id: made.id } });
    expect((await manager.get(createArticle, { body: articleBody('neuf') })).id).not.toBe(made.id);
  });

  test.each([
    ['price', { price: 9.999 }],
    ['weekprices', { weekprices: 1.234 }],
    ['price', { price: -1 }],
    ['slug', { slug: 'Pas un slug' }],
    ['name', { name: {} }],
    ['name.fr', { name: { fr: '   ' } }],
    ['images.0.url', { images: [image('https://elsewhere.example/a.webp')] }],
    ['images.0.url', { images: [image('/medias/another/a.{width}.{format}')] }],
    ['images.0.url', { images: [image('/medias/../secret.webp')] }],
  ])('an article is refused for its %s', async (field, change) => {
    const refusal = await manager.refusal(createArticle, { body: articleBody('neuf', change) });
    expect([refusal.code, refusal.type, refusal.field]).toEqual([422, 'invalid', field]);
  });

  test('an article keeps nothing that acts in its description, and pictures of the company alone', async () => {
    const own = image(`/medias/${salon}/a.{width}.{format}`);
    const body = articleBody('neuf', {
      description: { fr: '<p onclick="x()">Bon<script>y()</script></p>', en: '<script>z()</script>' },
      images: [own],
    });
    const made = await manager.get(createArticle, { body });
    expect(made.description).toEqual({ fr: '<p>Bon</p>' });
    expect(made.images).toEqual([own]);
  });

  test('an article has no more fields than are offered for writing', async () => {
    const fields = { id: 'mine', companyId: 'other', removed: true };
    for (const [field, value] of Object.entries(fields)) {
      const body = { ...articleBody('neuf'), [field]: value };
      expect(await manager.refusal(createArticle, { body })).toMatchObject({ type: 'invalid', field });
    }
    expect((await visitor.refusal(articleBySlug, { params: { slug: 'neuf' } })).type).toBe('not_found');
  });

  test('an article of another company is not there', async () => {
    const other = await clientAs(server, await server.addCompany(), 'manager');
    const { id } = await other.get(createArticle, { body: articleBody('leur') });
    const params = { id };
    expect((await manager.refusal(readArticle, { params })).type).toBe('not_found');
    expect((await manager.refusal(changeArticle, { params, body: articleBody('leur') })).type).toBe(
      'not_found',
    );
    expect((await manager.refusal(removeArticle, { params })).type).toBe('not_found');
    expect((await other.get(readArticle, { params })).slug).toBe('leur');
  });

  test.each(['staff', 'provider', 'access', 'customer'] as const)(
    'an article is not written by %s',
    async (role) => {
      const client = await clientAs(server, salon, role);
      expect((await client.refusal(createArticle, { body: articleBody('neuf') })).type).toBe('forbidden');
    },
  );
});

describe('a category', () => {
  test('a category is written, filled, emptied and deleted; its articles stay', async () => {
    const category = await manager.get(createCategory, { body: categoryBody('neuve') });
    const article = await manager.get(createArticle, { body: articleBody('neuf') });
    const params = { id: category.id, articleId: article.id };
    await manager.get(linkCategoryArticle, { params });
    await manager.get(linkCategoryArticle, { params });
    const shown = await visitor.get(categoryBySlug, { params: { slug: 'neuve' } });
    expect(shown.articles.map(({ slug }) => slug)).toEqual(['neuf']);
    expect((await manager.get(readCategory, { params: { id: category.id } })).articleIds).toEqual([
      article.id,
    ]);
    await manager.get(unlinkCategoryArticle, { params });
    expect((await manager.get(readCategory, { params: { id: category.id } })).articleIds).toEqual([]);
    await manager.get(linkCategoryArticle, { params });
    await manager.get(removeCategory, { params: { id: category.id } });
    expect((await visitor.get(articleBySlug, { params: { slug: 'neuf' } })).categories).toEqual([]);
  });

  test('a category of products is not among those of services, and holds products alone', async () => {
    const section = await manager.get(createCategory, { body: categoryBody('rayon', { type: 2 }) });
    const service = await manager.get(createArticle, { body: articleBody('neuf') });
    const product = await manager.get(createArticle, { body: productBody('savon') });
    const link = (articleId: string) => ({ params: { id: section.id, articleId } });
    expect((await manager.refusal(linkCategoryArticle, link(service.id))).field).toBe('articleId');
    await manager.get(linkCategoryArticle, link(product.id));
    const slugs = (await visitor.get(listCategories)).map(({ slug }) => slug);
    expect(slugs).not.toContain('rayon');
    const body = categoryBody('rayon', { type: 1 });
    expect((await manager.refusal(changeCategory, { params: { id: section.id }, body })).field).toBe('type');
  });

  test('a category takes no slug of another, and no article of another company', async () => {
    expect((await manager.refusal(createCategory, { body: categoryBody('care') })).type).toBe('conflict');
    const made = await manager.get(createCategory, { body: categoryBody('neuve') });
    const body = categoryBody('care');
    expect((await manager.refusal(changeCategory, { params: { id: made.id }, body })).type).toBe('conflict');
    const other = await clientAs(server, await server.addCompany(), 'manager');
    const { id } = await other.get(createArticle, { body: articleBody('leur') });
    const params = { id: made.id, articleId: id };
    expect((await manager.refusal(linkCategoryArticle, { params })).type).toBe('not_found');
  });
});

function image(url: string) {
  return { url, widths: [320], alt: { fr: 'Une image' }, colour: '#aabbcc' };
}
