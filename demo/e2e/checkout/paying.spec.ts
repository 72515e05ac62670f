import { expect } from '@playwright/test';
import { BackOffice } from '../fixtures/back-office.ts';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';
import { CAMILLE } from '../random/salon.ts';
import { Buyer, CARDS } from './buyer.ts';

const OIL = 'huile-amande-douce';
const OF_PAYMENT = /pay\.localhost|stripe|payzen/;

test('a guest goes from a product to a paid order by four presses and four fields, and nothing of payment is asked for before', async ({
  page,
  at,
  email,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => OF_PAYMENT.test(request.url()) && asked.push(request.url()));
  const buyer = new Buyer({ page, at: (path) => at('maison', path) });
  await buyer.add(OIL);
  expect(asked).toEqual([]);
  await buyer.checkoutLink().click();
  await expect(page.getByRole('textbox')).toHaveCount(4);
  await buyer.fillIn(email);
  await buyer.fillCard();
  expect(asked.length).toBeGreaterThan(0);
  await expect(buyer.payButton()).toContainText('34 €');
  await buyer.payButton().click();
  await buyer.expectPaid(email);
  await expect(page.getByRole('banner').getByRole('button', { name: /, 1 / })).toHaveCount(0);
  await page.reload();
  await buyer.expectPaid(email);
});

test('a visitor buys twice without a reload, and what is added while a payment is under way stays in the cart', async ({
  page,
  at,
  email,
}) => {
  const buyer = new Buyer({ page, at: (path) => at('maison', path) });
  await buyer.toCheckout(OIL);
  await buyer.fillIn(email);
  await buyer.fillCard();
  await buyer.payButton().click();
  await buyer.expectPaid(email);
  await page.getByRole('link', { name: buyer.t('checkout:success.goOn'), exact: true }).click();
  await page.locator(`a[href*="${OIL}"]`).first().click();
  await page.locator('select[name=product-shop]').selectOption({ index: 1 });
  await page
    .getByRole('main')
    .getByRole('button', { name: buyer.t('eshop:add'), exact: true })
    .click();
  await buyer.checkoutLink().click();
  await buyer.fillIn(email);
  await buyer.fillCard(CARDS.proof);
  await buyer.payButton().click();
  await page.waitForURL(/pay\.localhost/);
  const other = await page.context().newPage();
  await new Buyer({ page: other, at: (path) => at('maison', path) }).addAnother('sel-de-bain-romarin');
  await other.close();
  await page.getByRole('button', { name: buyer.t('page:pay.bank.pass'), exact: true }).click();
  await expect(buyer.heading('checkout:success.title')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Huile de massage amande douce');
  await expect(main).not.toContainText('Sel de bain');
  await expect(page.getByRole('banner').getByRole('button', { name: /, 1 / })).toHaveCount(1);
});

test('whoever comes back from a bank in another tab is not told that the payment failed', async ({
  page,
  at,
  email,
}) => {
  const buyer = new Buyer({ page, at: (path) => at('maison', path) });
  await buyer.toCheckout(OIL);
  await buyer.fillIn(email);
  await buyer.fillCard(CARDS.proof);
  await buyer.payButton().click();
  await page.waitForURL(/pay\.localhost/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: buyer.t('page:pay.bank.pass'), exact: true }).click();
  await expect(
    new Buyer({ page: other, at: (path) => at('maison', path) }).heading('checkout:nothing.title'),
  ).toBeVisible();
  // The first one is told what became of it.
  await page.goBack();
  await buyer.expectPaid(email);
});

test('a customer buys by three presses from the product, with what their account knows', async ({
  page,
  at,
}) => {
  const buyer = new Buyer({ page, at: (path) => at('maison', path) });
  await page.goto(at('maison'));
  await new Visitor(page).logInFromHeader(CAMILLE.email, CAMILLE.password);
  // Other journeys of hers may have left something in her cart.
  await buyer.addAnother(OIL);
  await buyer.checkoutLink().click();
  const main = page.getByRole('main');
  await expect(main).toContainText(CAMILLE.email);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await buyer.fillCard();
  await buyer.payButton().click();
  await buyer.expectPaid(CAMILLE.email);
  await page.getByRole('link', { name: buyer.t('checkout:success.order'), exact: true }).click();
  await expect(main).toContainText('Huile de massage amande douce');
  // What was bought is its buyer’s alone.
  await page.goto(at('maison', '/payments/success'));
  await buyer.expectPaid(CAMILLE.email);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(buyer.heading('checkout:nothing.title')).toBeVisible();
});

test('a declined card is told in the provider’s words, nothing is lost, and another card pays', async ({
  page,
  at,
  email,
  faults,
}) => {
  faults.expects(/status of 402/);
  const buyer = new Buyer({ page, at: (path) => at('maison', path) });
  await buyer.toCheckout(OIL);
  await buyer.fillIn(email);
  await buyer.fillCard(CARDS.declined);
  await buyer.payButton().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Votre carte a été refusée' })).toBeVisible();
  await expect(page.locator('[name=email]')).toHaveValue(email);
  await buyer.fillCard();
  await buyer.payButton().click();
  await buyer.expectPaid(email);
});

for (const [what, key] of [
  ['passes', 'page:pay.bank.pass'],
  ['fails', 'page:pay.bank.fail'],
] as const) {
  test(`a visitor whose bank asks for a proof that ${what} comes back to what became of it`, async ({
    page,
    at,
    email,
  }) => {
    const buyer = new Buyer({ page, at: (path) => at('maison', path) });
    await buyer.toCheckout(OIL);
    await buyer.fillIn(email);
    await buyer.fillCard(CARDS.proof);
    await buyer.payButton().click();
    await page.waitForURL(/pay\.localhost/);
    await page.getByRole('button', { name: buyer.t(key), exact: true }).click();
    if (what === 'passes') return buyer.expectPaid(email);
    await expect(buyer.heading('checkout:fail.title')).toBeVisible();
    await page.getByRole('link', { name: buyer.t('checkout:fail.again'), exact: true }).click();
    await expect(page.locator('[name=email]')).toHaveValue(email);
    await buyer.fillCard();
    await buyer.payButton().click();
    await buyer.expectPaid(email);
  });
}

test('a visitor who goes back from the bank’s page finds that nothing was taken, and pays', async ({
  page,
  at,
  email,
}) => {
  const buyer = new Buyer({ page, at: (path) => at('maison', path) });
  await buyer.toCheckout(OIL);
  await buyer.fillIn(email);
  await buyer.fillCard(CARDS.proof);
  await buyer.payButton().click();
  await page.waitForURL(/pay\.localhost/);
  await page.goBack();
  await expect(buyer.text('checkout:left.title')).toBeVisible();
  await buyer.fillCard();
  await buyer.payButton().click();
  await buyer.expectPaid(email);
});

for (const card of ['answerLost', 'late'] as const) {
  test(`a visitor whose payment is ${card === 'late' ? 'answered late' : 'not answered'} finds out that it went through, once`, async ({
    page,
    at,
    email,
    later,
  }) => {
    const buyer = new Buyer({ page, at: (path) => at('maison', path) });
    await buyer.toCheckout(OIL);
    await buyer.fillIn(email);
    await buyer.fillCard(CARDS[card]);
    await buyer.payButton().click();
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
  const buyer = new Buyer({ page, at: (path) => at('maison', path) });
  await buyer.toCheckout(OIL);
  await buyer.fillIn(email);
  await buyer.fillCard(CARDS.requestLost);
  await buyer.payButton().click();
  await expect(buyer.text('checkout:pending.title')).toBeVisible();
  // It is asked about by itself, for half a minute.
  await expect(buyer.text('checkout:refused.title')).toBeVisible({ timeout: 60_000 });
  await buyer.fillCard();
  await buyer.payButton().click();
  await buyer.expectPaid(email);
});

test('a second tab with the same cart does not pay while the first one does', async ({ page, at, email }) => {
  const buyer = new Buyer({ page, at: (path) => at('maison', path) });
  await buyer.toCheckout(OIL);
  await buyer.fillIn(email);
  await buyer.fillCard(CARDS.proof);
  const other = await page.context().newPage();
  const second = new Buyer({ page: other, at: (path) => at('maison', path) });
  await other.goto(at('maison', '/commande'));
  await second.fillIn(email);
  await second.fillCard();
  await buyer.payButton().click();
  await page.waitForURL(/pay\.localhost/);
  await second.payButton().click();
  await expect(second.text('checkout:elsewhere.title')).toBeVisible();
  await page.getByRole('button', { name: buyer.t('page:pay.bank.pass'), exact: true }).click();
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
  const buyer = new Buyer({ page, at: (path) => at('maison', path) });
  await buyer.toCheckout(OIL);
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

test('a product that costs more since it was looked at is told before it is paid, and paid as it is told', async ({
  page,
  at,
  email,
}) => {
  const office = await BackOffice.of(at('maison'), 'maison');
  const buyer = new Buyer({ page, at: (path) => at('maison', path) });
  const slug = 'sel-de-bain-romarin';
  await buyer.toCheckout(slug);
  await buyer.fillIn(email);
  await buyer.fillCard();
  await expect(buyer.payButton()).toContainText('16 €');
  await office.raisePrice(slug, 100);
  try {
    await buyer.payButton().click();
    await expect(buyer.text('reservation:review.priceChangedText')).toContainText(/16\s€.*17\s€/);
    await expect(buyer.payButton()).toContainText('17 €');
    await buyer.payButton().click();
    await buyer.expectPaid(email);
  } finally {
    await office.raisePrice(slug, -100);
  }
});

test('a provider’s script that is blocked is told, and asked for again', async ({
  page,
  at,
  email,
  faults,
}) => {
  faults.expects(/Failed to load resource|blocked/);
  const buyer = new Buyer({ page, at: (path) => at('maison', path) });
  await page.route(/pay\.localhost.*\.js/, (route) => route.abort());
  await buyer.toCheckout(OIL);
  await buyer.fillIn(email);
  await expect(buyer.text('checkout:means.blocked')).toBeVisible();
  await page.unroute(/pay\.localhost.*\.js/);
  await page.getByRole('button', { name: buyer.t('common:retry'), exact: true }).click();
  await buyer.fillCard();
  await buyer.payButton().click();
  await buyer.expectPaid(email);
});

test('a company of PayZen is paid in its fields', async ({ page, at, email }) => {
  const buyer = new Buyer({ page, at: (path) => at('duo', path) });
  await buyer.toCheckout('shampoing-sel-marin');
  await buyer.fillIn(email);
  await buyer.fillCard(CARDS.declined);
  await buyer.payButton().click();
  await expect(page.getByRole('alert').filter({ hasText: 'refusée' })).toBeVisible();
  await buyer.fillCard();
  await buyer.payButton().click();
  await buyer.expectPaid(email);
});
