import { beforeEach, describe, expect, test } from 'vitest';
import { createArticle, listArticles, readArticle } from '#contract/catalogue/articles.ts';
import {
  categoryBySlug,
  changeCategory,
  createCategory,
  readCategory,
} from '#contract/catalogue/categories.ts';
import { updateProfile } from '#contract/people/profiles.ts';
import { currentUser } from '#contract/people/users.ts';
import { createGeogroupment, readGeogroupment } from '#contract/shop/geogroupments.ts';
import { changeShop, createShop, readShop, shopBySlug } from '#contract/shop/shops.ts';
import type { Client } from '../../testing/client.ts';
import { openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs, tokenOfRole } from '../../testing/people.ts';
import { send } from '../../testing/test-server.ts';
import { bearer } from '../../testing/visits.ts';
import { articleBody, categoryBody, groupBody, productBody, shopBody } from './written-facts.ts';
import { put } from './put.ts';

let manager: Client;

openSalons();
beforeEach(async () => {
  manager = await clientAs(server, salon, 'manager');
});

describe('an article', () => {
  const change = (id: string, body: object) => put(`/api/articles/${id}`, body);

  test('an article of the services keeps every field that the specification names', async () => {
    const { id } = await manager.get(createArticle, { body: articleBody('neuf') });
    const { booker, ...rest } = articleBody('renomme', { weekprices: 45, draft: false, type: 4 });
    const said = {
      ...rest,
      id,
      artebeauteId: 'ab-neuf1',
      abId: 'neuf1',
      categories: [{ slug: 'care' }, { slug: 'empty' }],
      booker: {
        ...booker,
        pricesByShops: [{ boutiqueId: '101', pvTtc: 61.5 }],
        priceTime: { active: true, prices: [{ duration: 30, value: 40 }] },
        appointment: { nbCustomerRequired: 2 },
      },
    };
    expect((await change(id, said)).status).toBe(200);
    expect(await visitor.get(readArticle, { params: { id } })).toMatchObject(said);
    const fewer = { ...said, categories: [{ slug: 'empty' }], booker: { ...said.booker, pricesByShops: [] } };
    expect((await change(id, fewer)).status).toBe(200);
    expect(await visitor.get(readArticle, { params: { id } })).toMatchObject(fewer);
    const silent = articleBody('renomme');
    expect((await change(id, silent)).status).toBe(200);
    expect(await visitor.get(readArticle, { params: { id } })).toMatchObject({
      artebeauteId: 'ab-neuf1',
      categories: [{ slug: 'empty' }],
    });
  });

  test('an article of the products keeps every field that the specification names', async () => {
    await manager.get(createCategory, { body: categoryBody('huiles', { type: 2 }) });
    const body = {
      ...productBody('huile'),
      artebeauteId: 'ab-h1',
      quantity: 3,
      brand: 'Orée',
      regularPrice: 35.9,
      categories: [{ slug: 'huiles' }],
    };
    const { id } = await manager.get(createArticle, { body });
    expect(await visitor.get(readArticle, { params: { id } })).toMatchObject({ ...body, abId: 'h1' });
    const { brand: _brand, regularPrice: _regular, ...silent } = body;
    expect((await change(id, { ...silent, quantity: 7 })).status).toBe(200);
    const [product] = await visitor.get(listArticles, { query: { type: 2 } });
    expect(product).toMatchObject({ id, quantity: 7, brand: 'Orée', regularPrice: 35.9, abId: 'h1' });
    expect((await change(id, { ...body, regularPrice: null, brand: '' })).status).toBe(200);
    const [plain] = await visitor.get(listArticles, { query: { type: 2 } });
    expect(plain).not.toHaveProperty('brand');
    expect(plain).not.toHaveProperty('regularPrice');
    expect((await change(id, { ...body, brand: 'Orée|Figue' })).status).toBe(422);
    expect((await change(id, { ...body, regularPrice: 35.999 })).status).toBe(422);
  });

  test.each([
    [422, 'id', { id: 'other' }],
    [409, 'artebeauteId', { artebeauteId: 'ab-1001' }],
    [422, 'abId', { artebeauteId: 'ab-x1', abId: 'x2' }],
    [422, 'categories.1.slug', { categories: [{ slug: 'care' }, { slug: 'nowhere' }] }],
  ])('an article is refused %d by %s where that names what there is not', async (status, field, wish) => {
    const { id } = await manager.get(createArticle, { body: articleBody('neuf') });
    const before = await visitor.get(readArticle, { params: { id } });
    const reply = await change(id, { ...articleBody('autre'), ...wish });
    expect([reply.status, reply.body]).toMatchObject([status, { field }]);
    expect(await visitor.get(readArticle, { params: { id } })).toEqual(before);
  });

  test('an article is refused a price of a shop that there is not', async () => {
    const { id } = await manager.get(createArticle, { body: articleBody('neuf') });
    const { booker, ...rest } = articleBody('neuf');
    const pricesByShops = [{ boutiqueId: 'nowhere', pvTtc: 5 }];
    const reply = await change(id, { ...rest, booker: { ...booker, pricesByShops } });
    expect([reply.status, reply.body]).toMatchObject([422, { field: 'booker.pricesByShops.0.boutiqueId' }]);
  });
});

test('a category keeps every field that the specification names, with what is in it', async () => {
  const { id } = await manager.get(createCategory, { body: categoryBody('neuve') });
  const ids = (await visitor.get(listArticles, { query: {} })).slice(0, 2).map((article) => article.id);
  const body = { ...categoryBody('renommee', { order: 8 }), id, articles: ids };
  expect((await put(`/api/categories/${id}`, body)).status).toBe(200);
  const read = await manager.get(readCategory, { params: { id } });
  expect(read).toMatchObject({ ...body, articles: expect.arrayContaining(ids) });
  const shown = await visitor.get(categoryBySlug, { params: { slug: 'renommee' } });
  expect(shown.articles.map((article) => article.id).toSorted()).toEqual(ids.toSorted());
  await manager.get(changeCategory, { params: { id }, body: categoryBody('renommee') });
  expect((await manager.get(readCategory, { params: { id } })).articles).toHaveLength(2);
  const wrong = await put(`/api/categories/${id}`, { ...body, articles: [ids[0], 'nothing'] });
  expect([wrong.status, wrong.body]).toMatchObject([422, { field: 'articles.1' }]);
});

test('a shop keeps every field that the specification names, with its group and what it offers', async () => {
  const group = await manager.get(createGeogroupment, { body: groupBody('Nord') });
  const geoGroupment = await manager.get(readGeogroupment, { params: { id: group.id } });
  const { id } = await manager.get(createShop, { body: shopBody('neuf') });
  const articles = (await visitor.get(listArticles, { query: {} })).slice(0, 2).map((article) => article.id);
  const said = { ...shopBody('renomme'), id, artebeauteId: 'ab-901', articles, geoGroupment };
  expect((await put(`/api/shops/${id}`, said)).status).toBe(200);
  const { weekHours: _, ...facts } = said;
  expect(await manager.get(readShop, { params: { id } })).toMatchObject(facts);
  expect((await visitor.get(shopBySlug, { params: { slug: 'renomme' } })).geoGroupment?.id).toBe(group.id);
  await manager.get(changeShop, { params: { id }, body: shopBody('renomme') });
  expect(await manager.get(readShop, { params: { id } })).toMatchObject(facts);
  const alone = { ...said, geoGroupment: null, articles: [] };
  expect((await put(`/api/shops/${id}`, alone)).status).toBe(200);
  expect(await manager.get(readShop, { params: { id } })).toMatchObject({ geoGroupment: null, articles: [] });
});

test('a shop keeps the other names of its town where they are not said, and loses those that are taken away', async () => {
  const { id } = await manager.get(createShop, { body: shopBody('neuf') });
  const otherNames = ['Genf', 'Ginevra'];
  for (const [said, kept] of [
    [{ otherNames }, otherNames],
    [{ city: 'Carouge' }, otherNames],
    [{ otherNames: [] }, []],
  ] as const) {
    expect((await put(`/api/shops/${id}`, shopWith(said))).status).toBe(200);
    expect((await manager.get(readShop, { params: { id } })).publicInfo.address.otherNames).toEqual(kept);
  }
});

test.each([
  ['articles.0', 422, { articles: ['nothing'] }],
  ['geoGroupment.id', 422, { geoGroupment: { id: 99 } }],
  ['artebeauteId', 409, { artebeauteId: 'ab-102' }],
  ['id', 422, { id: 'other' }],
])('a shop is refused by %s with %d where that names what there is not', async (field, status, wish) => {
  const { id } = await manager.get(createShop, { body: shopBody('neuf') });
  const reply = await put(`/api/shops/${id}`, { ...shopBody('neuf'), ...wish });
  expect([reply.status, reply.body]).toMatchObject([status, { field }]);
});

test('a profile keeps whether its customer comes in without a password', async () => {
  const camille = await clientAs(server, salon, 'customer');
  const body = { firstname: 'Camille', lastname: 'Ferrand', city: 'Lyon', country: 'FR', noPass: true };
  await camille.get(updateProfile, { body });
  expect((await camille.get(currentUser)).profiles[0]).toMatchObject(body);
  await camille.get(updateProfile, { body: { firstname: 'Camille', lastname: 'Ferrand' } });
  expect((await camille.get(currentUser)).profiles[0]).toMatchObject({ noPass: true });
});

describe('a field that nobody knows', () => {
  const unknown = { colourOfTheDoor: 'blue' };

  test.each([
    ['companies', 'colourOfTheDoor', unknown],
    ['companies', 'booker.colourOfTheDoor', { booker: unknown }],
    ['companies', 'themes.general.colourOfTheDoor', { themes: { general: unknown } }],
    ['shops', 'colourOfTheDoor', { ...shopBody('neuf'), ...unknown }],
    ['shops', 'publicInfo.address.colourOfTheDoor', shopWith(unknown)],
    ['articles', 'colourOfTheDoor', { ...articleBody('neuf'), ...unknown }],
    ['articles', 'booker.priceTime.prices.0.colourOfTheDoor', articleWith(unknown)],
    ['categories', 'colourOfTheDoor', { ...categoryBody('neuf'), ...unknown }],
  ])('a field that nobody knows of %s is refused as %s when it is written', async (family, field, body) => {
    const headers = {
      ...bearer(await tokenOfRole(server, salon, 'admin')),
      'idempotency-key': 'k'.repeat(20),
    };
    const id = family === 'companies' ? salon : 'any';
    const asked = [{ method: 'PUT', url: `/api/${family}/${id}` } as const];
    const made = { method: 'POST', url: `/api/${family}` } as const;
    for (const ask of family === 'companies' ? asked : [...asked, made]) {
      const reply = await send(server, salon, { ...ask, headers, payload: body });
      expect([reply.status, reply.body]).toMatchObject([422, { type: 'invalid', field }]);
    }
  });

  test('a field that nobody knows is ignored where a visitor or a customer sends it', async () => {
    const camille = bearer(await tokenOfRole(server, salon, 'customer'));
    const payload = { firstname: 'Camille', lastname: 'Ferrand', ...unknown };
    const reply = await send(server, salon, {
      method: 'PUT',
      url: '/api/profiles',
      headers: camille,
      payload,
    });
    expect(reply.status).toBe(200);
  });
});

function shopWith(more: object) {
  const body = shopBody('neuf');
  const { publicInfo } = body;
  return { ...body, publicInfo: { ...publicInfo, address: { ...publicInfo.address, ...more } } };
}

function articleWith(more: object) {
  const body = articleBody('neuf');
  const prices = [{ duration: 30, value: 20, ...more }];
  return { ...body, booker: { ...body.booker, priceTime: { active: true, prices } } };
}
