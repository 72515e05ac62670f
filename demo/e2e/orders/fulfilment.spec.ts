import { expect } from '@playwright/test';
import { openOrderOfCamille } from './order-of-camille.ts';
import { BackOffice } from '../fixtures/back-office.ts';
import { test } from '../fixtures/journey.ts';
import { CAMILLE } from '../random/salon.ts';

const HOUR = 3_600_000;

test('a customer sees what the shop does with their order, and is told by mail where to collect it', async ({
  page,
  at,
  openMail,
}) => {
  const buyer = await openOrderOfCamille({ page, at });
  const title = page.getByRole('heading', { level: 1, name: /[A-HJ-NP-Z2-9]{8}$/ });
  const number = /[A-HJ-NP-Z2-9]{8}$/.exec((await title.textContent()) ?? '')?.[0] ?? '';
  const step = page.locator('[aria-current=step]');
  await expect(step).toHaveText(buyer.t('eshop-orders:status.paid'));

  const office = await BackOffice.of(at('maison'), 'maison');
  await office.changeOrder(number, { status: 'preparing' });
  await page.reload();
  await expect(step).toHaveText(buyer.t('eshop-orders:status.preparing'));

  const [from = '', to = ''] = [1, 3].map((hours) => new Date(Date.now() + hours * HOUR).toISOString());
  await office.changeOrder(number, { status: 'ready', pickupWindow: { from, to } });
  await page.reload();
  await expect(step).toHaveText(buyer.t('eshop-orders:status.ready'));
  await expect(buyer.text('eshop-orders:pickup')).toBeVisible();

  const mail = await openMail(CAMILLE.email);
  await expect(mail.getByRole('heading', { level: 1 })).toContainText(number);
  const words = mail.frameLocator('iframe');
  await expect(words.getByText(buyer.t('mail:handOver.when'))).toBeVisible();
  await expect(words.getByText(number, { exact: true })).toBeVisible();
  const order = words.getByRole('link', { name: buyer.t('mail:order.follow') });
  expect(new URL((await order.getAttribute('href')) ?? '').pathname).toBe(new URL(page.url()).pathname);
  await mail.close();

  await office.changeOrder(number, { status: 'collected' });
  await page.reload();
  await expect(step).toHaveText(buyer.t('eshop-orders:status.collected'));
  await expect(buyer.text('eshop-orders:pickup')).toHaveCount(0);
});
