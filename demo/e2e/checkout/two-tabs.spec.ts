import { expect } from '@playwright/test';
import { Giver } from '../gift/giver.ts';
import { inEveryRendering } from '../fixtures/looks/in-every-rendering.ts';
import { test } from '../fixtures/journey.ts';
import { anna, readyToConfirm, Visitor } from '../fixtures/visitor.ts';
import { BATH_SALT, Buyer } from './buyer.ts';

test('a voucher and a product are one bag in every tab, and what one tab pays the other misses with a word', async ({
  page,
  at,
  email,
  context,
  expectAccessible,
}) => {
  const giver = new Giver({ page, at });
  await giver.toCheckout(email);
  const main = page.getByRole('main');
  await expect(main).toContainText('Chèque-cadeau pour Margaux Delorme');

  const other = await context.newPage();
  const buyer = new Buyer({ page: other, at });
  await other.goto(at('maison', '/panier'));
  const vouchers = other.getByRole('region', { name: buyer.t('gift:cart.title') });
  await expect(vouchers).toContainText('Pour Margaux Delorme');
  await expect(other.getByRole('banner').getByRole('button', { name: /, 1 / })).toBeVisible();
  await inEveryRendering(other, expectAccessible);
  await buyer.addAnother(BATH_SALT);
  await expect(other.getByRole('banner').getByRole('button', { name: /, 2 / })).toBeVisible();

  // The first tab has it too, and says so before it is paid.
  const changed = page.getByRole('alert').filter({ hasText: giver.t('checkout:changed.title') });
  await expect(changed).toContainText(/Ajouté.+Sel de bain/);
  await expect(new Buyer({ page, at }).payButton()).toContainText('66 €');

  await other.goto(at('maison', '/gift'));
  await new Giver({ page: other, at }).heading('gift:listed.title_one').waitFor();
  await other.goto(at('maison', '/commande'));
  await buyer.fillIn(email);
  await expect(buyer.payButton()).toContainText('66 €');
  await buyer.payWith();
  await buyer.expectPaid(email);

  const empty = giver.heading('checkout:empty.title');
  await expect(empty).toBeVisible();
  // What came and went again since the order was opened is no change of it.
  await expect(main).toContainText(/Retiré ou payé.+Chèque-cadeau pour Margaux Delorme\./);
  await inEveryRendering(page, expectAccessible);
  // The form of what is paid is another one.
  await giver.open();
  await expect(giver.heading('gift:listed.title_one')).toHaveCount(0);
});

test('a voucher that waits to be paid outlives its tab', async ({ page, at, email, context }) => {
  await new Giver({ page, at }).toCheckout(email);
  await page.close();
  const later = await context.newPage();
  const giver = new Giver({ page: later, at });
  await later.goto(at('maison', '/commande'));
  await expect(later.getByRole('main')).toContainText('Chèque-cadeau pour Margaux Delorme');
  await later.getByRole('button', { name: /^Retirer : Chèque-cadeau/ }).click();
  await expect(giver.heading('checkout:empty.title')).toBeVisible();
});

test('a time that one tab holds is told at the checkout of another, which takes it over with all else', async ({
  page,
  at,
  email,
  context,
  expectAccessible,
}) => {
  await new Giver({ page, at }).toCheckout(email);
  const massage = at('maison', '/services/massages/massage-suedois?page=reserved');
  await readyToConfirm(new Visitor(page), massage, email, 'Maison Orée Marais');

  const other = await context.newPage();
  const buyer = new Buyer({ page: other, at });
  await other.goto(at('maison', '/panier'));
  const total = other.getByRole('group', { name: buyer.t('cart:all.title') });
  await expect(total).toContainText('135 €');
  await total.getByRole('link', { name: buyer.t('cart:all.pay') }).click();
  await expect(buyer.text('checkout:waits.held')).toBeVisible();
  await inEveryRendering(other, expectAccessible);
  await other.getByRole('button', { name: /^Continuer avec / }).click();
  const there = new Visitor(other);
  await there.fillDetails(anna(email));
  await there.button('reservation:review.together').click();
  await expect(buyer.heading('checkout:title')).toBeVisible();
  // The voucher, and the deposit of the visit.
  await expect(buyer.payButton()).toContainText('75,50 €');
});
