import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { pickProductShop } from '../fixtures/controls/product-shop.ts';
import { BATH_SALT, Buyer, CARDS } from './buyer.ts';

/* What comes between the last button and the answer: each payment ends in its one true state. */

test('a visitor buys twice without a reload, and what is added while a payment is under way stays in the cart', async ({
  page,
  at,
  email,
}) => {
  const buyer = new Buyer({ page, at });
  await buyer.order(BATH_SALT, email);
  await buyer.expectPaid(email);
  await page.getByRole('link', { name: buyer.t('checkout:success.goOn'), exact: true }).click();
  await page.locator(`a[href*="${BATH_SALT}"]`).first().click();
  await page
    .getByRole('main')
    .getByRole('button', { name: buyer.t('eshop:add'), exact: true })
    .click();
  await pickProductShop(page);
  await buyer.checkoutLink().click();
  await buyer.fillIn(email);
  await buyer.payWith(CARDS.proof);
  await page.waitForURL(/pay\.localhost/);
  const other = await page.context().newPage();
  await new Buyer({ page: other, at }).addAnother('huile-amande-douce');
  await other.close();
  await (await buyer.atBank('pass')).click();
  await expect(buyer.heading('checkout:success.title')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Sel de bain au romarin');
  await expect(main).not.toContainText('Huile de massage');
  await expect(page.getByRole('banner').getByRole('button', { name: /, 1 / })).toHaveCount(1);
});

for (const where of ['tab', 'browser'] as const) {
  test(`whoever comes back from a bank in another ${where} is not told that the payment failed, and the first one tells what became of it`, async ({
    page,
    browser,
    at,
    email,
  }) => {
    const buyer = new Buyer({ page, at });
    await buyer.order(BATH_SALT, email, CARDS.proof);
    await page.waitForURL(/pay\.localhost/);
    const context = where === 'tab' ? page.context() : await browser.newContext({ locale: 'fr-FR' });
    const other = new Buyer({ page: await context.newPage(), at });
    await other.page.goto(page.url());
    await (await other.atBank('pass')).click();
    // All tabs of a browser know whose payment it is.
    if (where === 'tab') await other.expectPaid(email);
    else await expect(other.heading('checkout:nothing.title')).toBeVisible();
    await page.goBack();
    await buyer.expectPaid(email);
    await other.page.close();
  });
}

for (const [what, answer] of [
  ['passes', 'pass'],
  ['fails', 'fail'],
] as const) {
  test(`a visitor whose bank asks for a proof that ${what} comes back to what became of it`, async ({
    page,
    at,
    email,
  }) => {
    const buyer = new Buyer({ page, at });
    await buyer.order(BATH_SALT, email, CARDS.proof);
    await (await buyer.atBank(answer)).click();
    if (what === 'passes') return buyer.expectPaid(email);
    await expect(buyer.heading('checkout:fail.title')).toBeVisible();
    await page.getByRole('link', { name: buyer.t('checkout:fail.again'), exact: true }).click();
    await expect(page.locator('[name=email]')).toHaveValue(email);
    await buyer.payWith();
    await buyer.expectPaid(email);
    // The page of the first try is one step back: the second is what counts.
    await page.goBack();
    await buyer.expectPaid(email);
  });
}

test('a visitor who goes back from the bank’s page finds that nothing was taken, and pays', async ({
  page,
  at,
  email,
}) => {
  const buyer = new Buyer({ page, at });
  await buyer.order(BATH_SALT, email, CARDS.proof);
  await page.waitForURL(/pay\.localhost/);
  await page.goBack();
  await expect(buyer.text('checkout:left.title')).toBeVisible();
  await buyer.payWith();
  await buyer.expectPaid(email);
});

for (const card of ['answerLost', 'late'] as const) {
  test(`a visitor whose payment is ${card === 'late' ? 'answered late' : 'not answered'} finds out that it went through, once`, async ({
    page,
    at,
    email,
    later,
  }) => {
    const buyer = new Buyer({ page, at });
    await buyer.order(BATH_SALT, email, CARDS[card]);
    if (card === 'late') {
      await expect(buyer.text('checkout:pending.title')).toBeVisible();
      // Nothing else is paid meanwhile, also not after a reload.
      await page.reload();
      await expect(buyer.text('checkout:pending.title')).toBeVisible();
      await expect(buyer.payButton()).toHaveCount(0);
      await later(20_000);
    }
    await buyer.expectPaid(email);
  });
}

test('a payment that never reached the provider comes to an end, and another card pays', async ({
  page,
  at,
  email,
}) => {
  test.slow();
  const buyer = new Buyer({ page, at });
  await buyer.order(BATH_SALT, email, CARDS.requestLost);
  await expect(buyer.text('checkout:pending.title')).toBeVisible();
  // It is asked about by itself, for half a minute.
  await expect(buyer.text('checkout:refused.title')).toBeVisible({ timeout: 60_000 });
  await buyer.payWith();
  await buyer.expectPaid(email);
});

test('a second tab with the same cart does not pay while the first one does', async ({ page, at, email }) => {
  const buyer = new Buyer({ page, at });
  await buyer.toCheckout(BATH_SALT);
  await buyer.fillIn(email);
  await buyer.fillCard(CARDS.proof);
  const other = await page.context().newPage();
  const second = new Buyer({ page: other, at });
  await other.goto(at('maison', '/commande'));
  await second.fillIn(email);
  await second.fillCard();
  await buyer.payButton().click();
  await page.waitForURL(/pay\.localhost/);
  await second.payButton().click();
  await expect(second.text('checkout:elsewhere.title')).toBeVisible();
  await (await buyer.atBank('pass')).click();
  await buyer.expectPaid(email);
  await expect(second.heading('checkout:empty.title')).toBeVisible();
});

test('a reload while nobody knows what became of a payment asks, and does not pay again', async ({
  page,
  at,
  email,
  faults,
}) => {
  faults.expects(/ERR_FAILED/);
  const buyer = new Buyer({ page, at });
  await buyer.toCheckout(BATH_SALT);
  await buyer.fillIn(email);
  await buyer.fillCard();
  let paid = 0;
  await page.route('**/api/payment/pay*', async (route) => {
    paid += 1;
    await route.fetch({ url: route.request().url().replace('maison.localhost', 'localhost') });
    await route.abort();
  });
  await buyer.payButton().click();
  await expect(buyer.text('checkout:unknown.title')).toBeVisible({ timeout: 60_000 });
  const before = paid;
  await page.reload();
  await buyer.expectPaid(email);
  expect(paid).toBe(before);
});
