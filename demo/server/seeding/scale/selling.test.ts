import { afterAll, beforeAll, expect, test } from 'vitest';
import { listArticles } from '#contract/catalogue/articles.ts';
import { listEshopCategories, stockLevels } from '#contract/orders/eshop.ts';
import { demoCompanies as seedCompanies } from '#seed/companies.ts';
import { pictureOf } from '#seed/pictures/picture-of.ts';
import { clientOf } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { seedSelling } from './selling.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a company of many products has what was asked for, once, and sells it', async () => {
  const [model] = seedCompanies('20260112');
  if (model === undefined) throw new Error('There is no demo company.');
  for (let time = 0; time < 2; time += 1) {
    await seedSelling(server.database.db, {
      model,
      pictureOf,
      nickname: 'boutique',
      products: 30,
      categories: 4,
    });
  }
  const client = clientOf(server, 'boutique');
  const products = await client.get(listArticles, { query: { type: 2 } });
  expect(products).toHaveLength(30);
  expect(products.every(({ images, categories }) => images.length > 0 && categories.length === 1)).toBe(true);
  expect(await client.get(listEshopCategories, { query: { brief: '1' } })).toHaveLength(4);
  const levels = Object.values(await client.get(stockLevels, { query: {} }));
  expect(levels.filter((level) => level === 0)).toHaveLength(3);
});
