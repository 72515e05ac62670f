import { expect, type Page } from '@playwright/test';
import { test, type Journey } from '../fixtures/journey.ts';
import { Buyer, CARDS } from './buyer.ts';

/* A company whose provider's form takes the money by itself. */

const SHAMPOO = 'shampoing-sel-marin';

const atDuo = ({ page, at }: Pick<Journey, 'at'> & { page: Page }) => new Buyer({ page, at, host: 'duo' });

/** The paths of all that a page asks for from now on. */
function pathsAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

test('a card that is declined is told in the words of the form, nothing is lost, and another card pays', async ({
  page,
  at,
  email,
}) => {
  const asked = pathsAsked(page);
  const buyer = atDuo({ page, at });
  await buyer.order(SHAMPOO, email, CARDS.declined);
  await expect(page.getByRole('alert').filter({ hasText: 'Votre carte a été refusée' })).toBeVisible();
  await expect(page.locator('[name=email]')).toHaveValue(email);
  // What the form was refused is nothing to the company's server.
  expect(asked).not.toContain('/api/payment/pay');
  await buyer.payWith();
  await buyer.expectPaid(email);
  expect(asked.filter((path) => path === '/api/payment/initialize')).toHaveLength(1);
  await page.reload();
  await buyer.expectPaid(email);
});

test('what is missing in the fields is said there, before anything is prepared', async ({
  page,
  at,
  email,
}) => {
  const asked = pathsAsked(page);
  const buyer = atDuo({ page, at });
  await buyer.toCheckout(SHAMPOO);
  await buyer.fillIn(email);
  await buyer.card().locator('[autocomplete=cc-number]').fill(CARDS.paid);
  await buyer.payButton().click();
  await expect(buyer.card().locator('[autocomplete=cc-exp]')).toHaveAttribute('aria-invalid', 'true');
  expect(asked).not.toContain('/api/payment/initialize');
  await buyer.payWith();
  await buyer.expectPaid(email);
});

test('a bank that asks for a proof sells where it is given, and leads back to another card where it fails', async ({
  page,
  at,
  email,
}) => {
  const buyer = atDuo({ page, at });
  await buyer.order(SHAMPOO, email, CARDS.proof);
  await (await buyer.atBank('fail')).click();
  await expect(buyer.payButton()).toBeVisible();
  await expect(page.locator('[name=email]')).toHaveValue(email);
  await buyer.payWith(CARDS.proof);
  await (await buyer.atBank('pass')).click();
  await buyer.expectPaid(email);
});

test('an answer that is lost on the way to the form is asked for, and what was never asked is paid anew', async ({
  page,
  at,
  email,
  faults,
}) => {
  faults.expects(/status of 503/);
  const buyer = atDuo({ page, at });
  await buyer.order(SHAMPOO, email, CARDS.requestLost);
  await expect(buyer.payButton()).toBeEnabled({ timeout: 60_000 });
  await buyer.payWith(CARDS.answerLost);
  await buyer.expectPaid(email);
});
