import { expect, type Page } from '@playwright/test';
import { openHostPage, reserveMassage } from '../hosts/host-page.ts';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';
import { entryFaults } from '../../../src/data-layer/testing/entry-schema.ts';

const BODY = '<vitrine-booking shop="paris-marais"></vitrine-booking><vitrine-cart></vitrine-cart>';

/** The script that tells the data layer, and a page that may have its visitor's consent. */
const measuring = (origin: string, consent: boolean) => `
  <script>${consent ? "document.documentElement.dataset.vitrineConsent = 'analytics'" : ''}</script>
  <script type="module" src="${origin}/embed/data-layer.js"></script>`;

interface Entry {
  readonly event?: string;
}

const layer = (page: Page) => page.evaluate(() => (Reflect.get(globalThis, 'dataLayer') ?? []) as Entry[]);
const names = async (page: Page) => (await layer(page)).flatMap(({ event }) => event ?? []);

test('a page that measures with consent is told of a booking by the names of its analytics, each amount a sum', async ({
  page,
  at,
  email,
}) => {
  const { origin } = new URL(at(''));
  await openHostPage(page, at, { head: measuring(origin, true), body: BODY });
  const visitor = new Visitor(page);
  await reserveMassage(page);
  await visitor.chooseTime();
  expect(await names(page)).toContain('add_to_cart');
  await visitor.bookAsGuest(email);
  await expect.poll(() => names(page)).toContain('purchase');
  const told = await layer(page);
  expect(told.filter(({ event }) => event === 'purchase')).toHaveLength(1);
  expect(told.map(({ event }) => event)).not.toContain('remove_from_cart');
  const order = told.flatMap(({ event }) => event ?? []);
  expect(order.indexOf('view_item_list')).toBeLessThan(order.indexOf('select_item'));
  expect(order.indexOf('select_item')).toBeLessThan(order.indexOf('begin_checkout'));
  expect(Object.values(told[0] ?? {}).slice(0, 2)).toEqual(['consent', 'default']);
  expect(entryFaults(told)).toEqual([]);
  expect(JSON.stringify(told)).not.toContain(email);
  await page.reload();
  await expect(page.locator('vitrine-booking').getByRole('heading').first()).toBeVisible();
  expect(await names(page)).not.toContain('purchase');
});

test('a page that measures is told of a refusal and nothing else where its visitor has not agreed', async ({
  page,
  at,
}) => {
  await openHostPage(page, at, { head: measuring(new URL(at('')).origin, false), body: BODY });
  await reserveMassage(page);
  await expect(new Visitor(page).heading('reservation:time.title')).toBeVisible();
  const told = await layer(page);
  expect(told).toHaveLength(1);
  expect(Object.values(told[0] ?? {}).slice(0, 2)).toEqual(['consent', 'default']);
  expect(JSON.stringify(told)).not.toContain('granted');
  expect(await page.evaluate(() => localStorage.getItem('vitrine.told'))).toBeNull();
});

test('a page may keep a service out of the visit, and its visitor where they are', async ({ page, at }) => {
  const head = `<script>addEventListener('vitrine-before-add', (event) => {
    document.title = event.detail.service.slug + ' ' + event.detail.currency;
    event.preventDefault();
  })</script>`;
  await openHostPage(page, at, { head, body: BODY });
  await reserveMassage(page);
  await expect.poll(() => page.title()).toMatch(/^massage-\S+ EUR$/);
  const visitor = new Visitor(page);
  await expect(visitor.bookButton('Massage suédois')).toBeVisible();
  await expect(visitor.heading('reservation:time.title')).toHaveCount(0);
  await expect(page.locator('vitrine-cart').getByRole('button').first()).not.toHaveAccessibleName(/1/);
});
