import type { Page } from '@playwright/test';
import { BATH_SALT, Buyer } from '../checkout/buyer.ts';
import type { Journey } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';
import { CAMILLE } from '../random/salon.ts';

/** A customer buys a product that she collects, and opens the order in her account. */
export async function openOrderOfCamille({
  page,
  at,
}: { readonly page: Page } & Pick<Journey, 'at'>): Promise<Buyer> {
  const buyer = new Buyer({ page, at });
  await page.goto(at('maison'));
  await new Visitor(page).logInFromHeader(CAMILLE.email, CAMILLE.password);
  await buyer.addAnother(BATH_SALT);
  await buyer.checkoutLink().click();
  await buyer.payWith();
  await buyer.expectPaid(CAMILLE.email);
  await page.getByRole('link', { name: buyer.t('checkout:success.order'), exact: true }).click();
  return buyer;
}
