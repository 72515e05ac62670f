import { expect } from '@playwright/test';
import { pressOn, tabTo } from '../fixtures/controls/keyboard.ts';
import { inEachWidthAndScheme } from '../fixtures/looks/in-every-rendering.ts';
import { test } from '../fixtures/journey.ts';
import { JOURNEY_LOCALES } from '../fixtures/texts.ts';
import { anna } from '../fixtures/visitor.ts';
import { Buyer, CARDS } from './buyer.ts';

const OIL = 'huile-amande-douce';

for (const locale of JOURNEY_LOCALES) {
  test(`a visitor buys by keyboard alone, in ${locale}`, async ({ page, at, email }) => {
    const buyer = new Buyer({ page, at, locale });
    await buyer.add(OIL);
    await pressOn(page, buyer.checkoutLink());
    await expect(buyer.heading('checkout:title')).toBeVisible();
    const { firstname, lastname, phone } = anna(email);
    for (const [name, value] of Object.entries({ firstname, lastname, email, phone })) {
      await tabTo(page, page.locator(`[name=${name}]`));
      await page.keyboard.type(value);
    }
    const card = buyer.card();
    for (const [token, value] of [
      ['cc-number', CARDS.paid],
      ['cc-exp', '1234'],
      ['cc-csc', '123'],
    ]) {
      const field = card.locator(`[autocomplete=${token}]`);
      await expect(field).toBeVisible();
      for (let step = 0; step < 60; step += 1) {
        if (await field.evaluate((element) => element.matches(':focus') && document.hasFocus())) break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.type(value ?? '');
    }
    await pressOn(page, buyer.payButton());
    await buyer.expectPaid(email);
  });
}

test('the checkout and what comes after it keep no visitor out, on phone and desktop, in light and dark by turns', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  const buyer = new Buyer({ page, at });
  await buyer.toCheckout(OIL);
  await expect(buyer.card().locator('[autocomplete=cc-number]')).toBeVisible();
  await inEachWidthAndScheme(page, 0, expectAccessible);
  await buyer.payButton().click();
  await expect(page.getByRole('alert').first()).toBeFocused();
  await expectAccessible(page);
  await page.goto(at('maison', '/payments/fail'));
  await expect(buyer.heading('checkout:fail.title')).toBeVisible();
  await expectAccessible(page);
  await page.goto(at('maison', '/commande'));
  await buyer.fillIn(email);
  await buyer.payWith();
  await buyer.expectPaid(email);
  await inEachWidthAndScheme(page, 1, expectAccessible);
});
