import { expect, type Page } from '@playwright/test';
import { BATH_SALT, Buyer } from './buyer.ts';
import { pickProductShop } from '../fixtures/controls/product-shop.ts';
import { test, type Journey } from '../fixtures/journey.ts';
import { saying } from '../fixtures/texts.ts';
import { Visitor } from '../fixtures/visitor.ts';
import { openHostPage } from '../hosts/host-page.ts';

const HERE = 'Maison Orée Marais';
const THERE = 'Maison Orée Graslin';

/** A page of the salon's on another origin, with a product and a cart; the product goes into the cart, and the link to order it is given back. */
async function chooseProduct(page: Page, at: Journey['at'], shop: string) {
  const visitor = new Visitor(page);
  const storefront = new URL(at('maison')).origin;
  await openHostPage(page, at, {
    body: `<main><vitrine-cart base="${storefront}"></vitrine-cart><vitrine-shop base="${storefront}" product="${BATH_SALT}"></vitrine-shop></main>`,
  });
  await page.getByRole('button', { name: visitor.t('eshop:add'), exact: true }).click();
  await pickProductShop(page, shop);
  return {
    order: page.getByRole('link', { name: visitor.t('eshop:order'), exact: true }),
    checkout: `${storefront}/commande`,
  };
}

test('products of an element are paid for at the storefront of another origin, which has them once', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  const visitor = new Visitor(page);
  const buyer = new Buyer({ page, at });
  const { order, checkout } = await chooseProduct(page, at, HERE);
  const salon = page.url();
  await order.click();
  await page.waitForURL(checkout);
  const cart = page.getByRole('banner').getByRole('button', { name: /, 1 / });
  await expect(cart).toBeVisible();
  await expectAccessible(page);
  // Whoever goes back and orders again has no more of it.
  await page.goBack();
  const element = page.locator('vitrine-cart');
  await element.getByRole('button', { name: /, 1 / }).click();
  await element.getByRole('link', { name: visitor.t('products:order'), exact: true }).click();
  await page.waitForURL(checkout);
  await page.reload();
  await expect(cart).toBeVisible();
  await buyer.fillIn(email);
  await buyer.payWith();
  await buyer.expectPaid(email);
  // The salon's page cannot know of it, and asks.
  await page.goto(salon);
  await element.getByRole('button', { name: /, 1 / }).click();
  await expect(element.getByText(visitor.t('products:sent.title'))).toBeVisible();
  await expectAccessible(page);
  await element.getByRole('button', { name: visitor.t('products:sent.ordered') }).press('Enter');
  await expect(element.getByRole('button', { name: /, 1 / })).toHaveCount(0);
});

for (const answer of ['take', 'leave'] as const) {
  test(`products of an element that another shop hands out than those of the storefront’s cart are offered: ${answer}`, async ({
    page,
    at,
    expectAccessible,
  }) => {
    const buyer = new Buyer({ page, at });
    await buyer.add(BATH_SALT, THERE);
    const { order, checkout } = await chooseProduct(page, at, HERE);
    await order.click();
    await expect(page.getByText(buyer.t('checkout:carried.title').replace('{{shop}}', HERE))).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('button', { name: buyer.t(`checkout:carried.${answer}`), exact: true }).click();
    await page.waitForURL(checkout);
    await expect(page.getByText(saying(buyer.t('checkout:carried.title')))).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(answer === 'take' ? HERE : THERE);
    await expect(page.getByRole('main')).not.toContainText(answer === 'take' ? THERE : HERE);
    await expect(buyer.heading('checkout:title')).toBeFocused();
    if (answer === 'leave') return;
    await page.getByRole('button', { name: buyer.t('checkout:carried.undo'), exact: true }).press('Enter');
    await expect(page.getByRole('main')).toContainText(THERE);
    await expect(buyer.heading('checkout:title')).toBeFocused();
  });
}

test('whoever pays for what is in the cart beside such an offer sees what was paid, and a campaign’s address stays', async ({
  page,
  at,
  email,
}) => {
  const buyer = new Buyer({ page, at });
  await buyer.add(BATH_SALT, THERE);
  const { order } = await chooseProduct(page, at, HERE);
  const carried = new URL((await order.getAttribute('href')) ?? '');
  carried.searchParams.set('utm_source', 'letter');
  await page.goto(carried.href);
  await expect(page.getByText(buyer.t('checkout:carried.title').replace('{{shop}}', HERE))).toBeVisible();
  await buyer.fillIn(email);
  await buyer.payWith();
  await buyer.expectPaid(email);
  // What was offered is in the cart now.
  await expect(page.getByRole('banner').getByRole('button', { name: /, 1 / })).toBeVisible();
  await page.goto(carried.href);
  await page.waitForURL((url) => !url.searchParams.has('products'));
  expect(new URL(page.url()).search).toBe('?utm_source=letter');
  await expect(page.getByRole('banner').getByRole('button', { name: /, 1 / })).toBeVisible();
});
