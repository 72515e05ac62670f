import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { articleBySlug } from '#contract/catalogue/articles.ts';
import { categoryBySlug, listCategories } from '#contract/catalogue/categories.ts';
import type { CategoryWire } from '#contract/catalogue/categories.schemas.ts';
import { companyByHost, companyOffline, currentCompany } from '#contract/company/companies.ts';
import { EVERY_CALL } from '#contract/every-call.ts';
import { listClosedDays, listOpenDays } from '#contract/shop/days.ts';
import { listShops, shopBySlug } from '#contract/shop/shops.ts';
import type { ShopWire } from '#contract/shop/shops.schemas.ts';
import { openSharedSalon, salon, server } from '../../testing/open-salons.ts';
import { send } from '../../testing/test-server.ts';

openSharedSalon();

function expectShape(call: Call, body: unknown): void {
  const reply = EVERY_CALL.find(({ name }) => name === call.name)?.reply ?? Type.Never();
  expect(Value.Errors(reply, body), call.name).toEqual([]);
  expect(
    Value.Clean(reply, structuredClone(body)),
    `${call.name} sends what the contract does not know`,
  ).toEqual(body);
}

describe('what anyone may read', () => {
  test.each([
    [companyByHost, (name: string) => `/api/companies/token/host/${name}.localhost`],
    [currentCompany, () => '/api/companies/me'],
    [companyOffline, () => '/api/companies/offline'],
    [listShops, () => '/shops'],
    [shopBySlug, () => '/api/shops/slug/one'],
    [listCategories, () => '/api/categories'],
    [categoryBySlug, () => '/api/categories/slug/care'],
    [articleBySlug, () => '/api/articles/slug/massage'],
    [listClosedDays, () => '/api/closeddays'],
    [listOpenDays, () => '/api/opendays?shopId=101'],
  ] as const)(
    'what anyone may read: $name answers in the shape of the contract and nothing more',
    async (call, url) => {
      const reply = await send(server, salon, {
        url: `${url(salon)}${url(salon).includes('?') ? '&' : '?'}_timestamp=1`,
      });
      expect(reply.status).toBe(200);
      expectShape(call, reply.body);
    },
  );

  test('an unchanged catalogue is answered without a body, and never kept unasked', async () => {
    const first = await send(server, salon, { url: '/api/categories' });
    const etag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await send(server, salon, {
      url: '/api/categories?_timestamp=2',
      headers: { 'if-none-match': etag },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    for (const held of [etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const reply = await send(server, salon, { url: '/api/categories', headers: { 'if-none-match': held } });
      expect([reply.status, reply.text], held).toEqual([304, '']);
    }
    const other = await server.addCompany();
    const theirs = await send(server, other, {
      url: '/api/companies/me',
      headers: { 'if-none-match': etag },
    });
    expect(theirs.status).toBe(200);
  });

  test('what anyone may read: drafts are nobody else’s business; shops price their own', async () => {
    const { body } = await send(server, salon, { url: '/api/categories' });
    const articles = (body as CategoryWire[]).flatMap((category) => category.articles);
    expect(articles.map(({ slug }) => slug)).toEqual([
      'massage',
      'facial',
      'lamp',
      'addition',
      'closed',
      'timed',
      'pair',
    ]);
    const massage = articles[0];
    expect(massage).toMatchObject({ price: 80, weekprices: 70.5, prices: 90, artebeauteId: 'ab-1001' });
    expect(articles.some((article) => 'description' in article)).toBe(false);
    expect(massage?.booker.pricesByShops).toEqual([{ boutiqueId: '104', pvTtc: 99.99 }]);
    expect((await send(server, salon, { url: '/api/articles/slug/draft' })).status).toBe(404);
    const shops = (await send(server, salon, { url: '/shops' })).body as ShopWire[];
    expect(shops.every((shop) => articles.every((article) => shop.articles.includes(article.id)))).toBe(true);
  });

  test('a host name knows no case and may carry a port', async () => {
    const reply = await send(server, null, {
      url: `/api/companies/token/host/${salon.toUpperCase()}.LocalHost:4100`,
    });
    expect(reply.body).toMatchObject({ token: `cmp_${salon}` });
  });

  test.each([
    ['siteDisabled', true],
    ['maintenance', true],
    ['isUnknown', false],
  ])('a company with %s set is offline: %s', async (flag, offline) => {
    const company = await server.addCompany({ [flag]: true });
    expect((await send(server, company, { url: '/api/companies/offline' })).body).toEqual({ offline });
  });
});
