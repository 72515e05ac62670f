import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { Buyer } from './buyer.ts';

const OIL = 'huile-amande-douce';

test('a guest buys by a wallet with four presses from the product, and types nothing into our form', async ({
  page,
  at,
  email,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const buyer = new Buyer({ page, at });
  await buyer.toCheckout(OIL);
  await expect(buyer.heading('checkout:wallets.title')).toBeVisible();
  await expect(page.getByText(buyer.t('checkout:pay').replace('{{sum}}', '34 €')).first()).toBeVisible();
  await page.getByRole('button', { name: 'Apple Pay', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Apple Pay' });
  await expect(sheet).toContainText('Huile de massage amande douce');
  await sheet.getByRole('textbox').fill(email);
  await sheet.getByRole('button', { name: /^Payer 34/ }).click();
  await buyer.expectPaid(email);
  await expect(sheet).toHaveCount(0);
});

test('a wallet’s sheet that is closed, by its button or by Escape, loses nothing', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  const buyer = new Buyer({ page, at });
  await buyer.toCheckout(OIL);
  const wallet = page.getByRole('button', { name: 'Google Pay', exact: true });
  await expect(wallet).toBeVisible();
  await expectAccessible(page);
  await buyer.fillIn(email);
  await wallet.click();
  const sheet = page.getByRole('dialog', { name: 'Google Pay' });
  // Who buys is typed already.
  await expect(sheet.getByRole('textbox')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(wallet).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('[name=email]')).toHaveValue(email);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await buyer.payWith();
  await buyer.expectPaid(email);
});
