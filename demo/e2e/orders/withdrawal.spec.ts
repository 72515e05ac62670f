import { expect } from '@playwright/test';
import { BATH_SALT, Buyer } from '../checkout/buyer.ts';
import { openOrderOfCamille } from './order-of-camille.ts';
import { goReady } from '../fixtures/go-ready.ts';
import { test } from '../fixtures/journey.ts';
import { inEachWidthAndScheme } from '../fixtures/looks/in-every-rendering.ts';
import { CAMILLE } from '../random/salon.ts';

test('a guest withdraws from an order in two steps, and has the receipt of it by mail', async ({
  page,
  at,
  email,
  openMail,
}) => {
  const buyer = new Buyer({ page, at });
  await buyer.order(BATH_SALT, email);
  await buyer.expectPaid(email);
  const receipt = await openMail(email);
  const words = receipt.frameLocator('iframe').getByText(/^[A-HJ-NP-Z2-9]{8}$/);
  const number = (await words.first().textContent()) ?? '';
  await receipt.close();
  await expect(page.getByRole('main')).toContainText(number);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: buyer.t('storefront:footer.withdraw'), exact: true })
    .click();
  await expect(buyer.heading('withdrawal:title')).toBeVisible();
  const next = page.getByRole('button', { name: buyer.t('withdrawal:next'), exact: true });
  await next.click();
  await expect(page.getByRole('alert').first()).toContainText(buyer.t('withdrawal:error.number'));
  await page.locator('[name=number]').fill(number);
  await page.locator('[name=name]').fill('Anna Petit');
  await page.locator('[name=email]').fill(email);
  await next.click();
  await expect(buyer.heading('withdrawal:review.title')).toBeFocused();
  await page.getByRole('button', { name: buyer.t('withdrawal:review.confirm'), exact: true }).click();
  await expect(buyer.heading('withdrawal:sent.title')).toBeFocused();
  const mail = (await openMail(email)).frameLocator('iframe');
  await expect(mail.getByText('accusé de réception')).toBeVisible();
  await expect(mail.getByText(number).first()).toBeVisible();
});

test('a customer withdraws from their order, which says so from then on', async ({ page, at }) => {
  const buyer = await openOrderOfCamille({ page, at });
  const order = page.url();
  await page.getByRole('link', { name: buyer.t('eshop-orders:withdrawNow'), exact: true }).click();
  await expect(page.locator('[name=email]')).toHaveValue(CAMILLE.email);
  await expect(page.locator('[name=number]')).toHaveValue(/^[A-HJ-NP-Z2-9]{8}$/);
  await page.getByRole('button', { name: buyer.t('withdrawal:next'), exact: true }).click();
  await page.getByRole('button', { name: buyer.t('withdrawal:review.confirm'), exact: true }).click();
  await expect(buyer.heading('withdrawal:sent.title')).toBeVisible();
  await goReady(page, order);
  await expect(buyer.text('eshop-orders:withdrawn')).toBeVisible();
  const withdrawNow = page.getByRole('link', { name: buyer.t('eshop-orders:withdrawNow'), exact: true });
  await expect(withdrawNow).toHaveCount(0);
  const invoice = page.getByRole('link', { name: /^Facture F\d{4}-\d{5}/ });
  const file = await invoice.evaluate(async (link: HTMLAnchorElement) => {
    const { status, headers } = await fetch(link.href);
    return [status, headers.get('content-type'), headers.get('cache-control')];
  });
  expect(file).toEqual([200, 'application/pdf', 'no-store']);
});

test('the page of a withdrawal keeps no visitor out, on phone and desktop, in light and dark by turns', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  const buyer = new Buyer({ page, at });
  await goReady(page, at('maison', '/retractation'));
  await expect(buyer.heading('withdrawal:title')).toBeVisible();
  await inEachWidthAndScheme(page, 0, expectAccessible);
  const next = page.getByRole('button', { name: buyer.t('withdrawal:next'), exact: true });
  await next.click();
  await expectAccessible(page);
  await page.locator('[name=number]').fill('KX3F9A2B');
  await page.locator('[name=name]').fill('Anna Petit');
  await page.locator('[name=email]').fill(email);
  await next.click();
  await expect(buyer.heading('withdrawal:review.title')).toBeVisible();
  await inEachWidthAndScheme(page, 1, expectAccessible);
  await page.getByRole('button', { name: buyer.t('withdrawal:review.confirm'), exact: true }).click();
  await expect(buyer.heading('withdrawal:sent.title')).toBeVisible();
  await inEachWidthAndScheme(page, 0, expectAccessible);
});
