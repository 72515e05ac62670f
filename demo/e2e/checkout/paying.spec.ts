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
  const buyer = new Buyer({ page, at });
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

test('a customer buys by three presses from the product, with what their account knows', async ({
  page,
  at,
}) => {
  const buyer = new Buyer({ page, at });
  await page.goto(at('maison'));
  await new Visitor(page).logInFromHeader(CAMILLE.email, CAMILLE.password);
  // Other journeys of hers may have left something in her cart.
  await buyer.addAnother(OIL);
  await buyer.checkoutLink().click();
  const main = page.getByRole('main');
  await expect(main).toContainText(CAMILLE.email);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await buyer.payWith();
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
  await page.setViewportSize({ width: 390, height: 844 });
  const buyer = new Buyer({ page, at });
  await buyer.toCheckout(OIL);
  await buyer.fillIn(email);
  await buyer.fillCard(CARDS.declined);
  // Whoever has read the sums is far from the card.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await buyer.payButton().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Votre carte a été refusée' })).toBeVisible();
  await expect(buyer.card().locator('[autocomplete=cc-number]')).toBeInViewport();
  await expect(page.locator('[name=email]')).toHaveValue(email);
  await buyer.payWith();
  await buyer.expectPaid(email);
});

test('a product that costs more since it was looked at is told before it is paid, and paid as it is told', async ({
  page,
  at,
  email,
}) => {
  const office = await BackOffice.of(at('maison'), 'maison');
  const buyer = new Buyer({ page, at });
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
  const buyer = new Buyer({ page, at });
  await page.route(/pay\.localhost.*\.js/, (route) => route.abort());
  await buyer.toCheckout(OIL);
  await buyer.fillIn(email);
  await expect(buyer.text('checkout:means.blocked')).toBeVisible();
  await page.unroute(/pay\.localhost.*\.js/);
  await page.getByRole('button', { name: buyer.t('common:retry'), exact: true }).click();
  await buyer.payWith();
  await buyer.expectPaid(email);
});
