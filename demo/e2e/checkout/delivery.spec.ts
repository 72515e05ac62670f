import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { inEveryRendering } from '../fixtures/looks/in-every-rendering.ts';
import { openSignedIn } from '../account/pages/signed-in.ts';
import { BATH_SALT, Buyer } from './buyer.ts';

const ADDRESS = { street: '4 rue Barbette', zipcode: '75003', city: 'Paris' };

async function fillAddress(page: Page, values: Partial<typeof ADDRESS>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
}

const deliver = ({ page, t }: Buyer) =>
  page
    .locator('label')
    .filter({ hasText: t('checkout:delivery.deliver') })
    .click();

test('a guest has a product sent: the price is there before, a wrong address is told, and nothing typed is lost', async ({
  page,
  at,
  email,
  openMail,
  expectAccessible,
}) => {
  const buyer = new Buyer({ page, at });
  await buyer.toCheckout(BATH_SALT);
  await expect(buyer.payButton()).toHaveText(/16\s€/);
  await deliver(buyer);
  await expect(buyer.payButton()).toHaveText(/20,90\s€/);
  await buyer.fillIn(email);
  await fillAddress(page, { ...ADDRESS, zipcode: '750' });
  await buyer.payButton().click();
  await expect(page.locator('[name=zipcode]')).toBeFocused();
  await expect(page.locator('[name=zipcode]')).toHaveAttribute('aria-invalid', 'true');
  await inEveryRendering(page, expectAccessible);

  await page.reload();
  await expect(page.locator('[name=street]')).toHaveValue(ADDRESS.street);
  await fillAddress(page, ADDRESS);
  await buyer.fillCard();
  await buyer.payButton().click();
  await expect(buyer.text('checkout:delivery.to')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('4 rue Barbette, 75003 Paris, France');
  await expect(page.getByRole('main')).toContainText(/20,90\s€/);
  const mail = await openMail(email);
  await expect(mail.frameLocator('iframe').getByText('4 rue Barbette').first()).toBeVisible();
  await mail.close();
});

test('a customer has a product sent, finds the address at the order in the account, and again at the next one', async ({
  page,
  context,
  at,
}) => {
  await openSignedIn({ page, context, at }, '/profile', 'camille@example.com');
  const buyer = new Buyer({ page, at });
  // Other journeys of hers may have left something in the cart.
  await buyer.addAnother(BATH_SALT);
  await buyer.checkoutLink().click();
  await deliver(buyer);
  await fillAddress(page, ADDRESS);
  await buyer.fillCard();
  await buyer.payButton().click();
  await page.getByRole('link', { name: buyer.t('checkout:success.order'), exact: true }).click();
  await expect(page.getByRole('main')).toContainText('4 rue Barbette, 75003 Paris, France');

  await buyer.addAnother(BATH_SALT);
  await buyer.checkoutLink().click();
  await deliver(buyer);
  await expect(buyer.text('checkout:delivery.last')).toBeVisible();
  await expect(page.locator('[name=street]')).toHaveValue(ADDRESS.street);
});

test('products that cost enough are sent for nothing', async ({ page, at }) => {
  const buyer = new Buyer({ page, at });
  await buyer.add('bougie-figuier');
  await buyer.addAnother('diffuseur-cedre');
  await buyer.checkoutLink().click();
  await expect(buyer.payButton()).toHaveText(/68\s€/);
  await deliver(buyer);
  await expect(page.locator('label').filter({ hasText: buyer.t('checkout:delivery.deliver') })).toContainText(
    buyer.t('checkout:delivery.free'),
  );
  await expect(buyer.payButton()).toHaveText(/68\s€/);
});
