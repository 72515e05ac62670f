import { expect, type Page } from '@playwright/test';
import { inEveryRendering } from '../fixtures/looks/in-every-rendering.ts';
import { test, type Journey } from '../fixtures/journey.ts';
import { saying } from '../fixtures/texts.ts';
import { anna, readyToConfirm, Visitor } from '../fixtures/visitor.ts';
import { Buyer, CARDS } from './buyer.ts';

const OIL = 'huile-amande-douce';
const MASSAGE = '/services/massages/massage-suedois?page=reserved';
const SHOP = 'Maison Orée Marais';

interface Bag extends Pick<Journey, 'at'> {
  readonly page: Page;
  readonly email: string;
}

/** An oil in the cart of a shop, and a time that is held there, at the last step before its booking. */
async function withVisit({ page, at, email }: Bag) {
  const buyer = new Buyer({ page, at });
  await buyer.add(OIL, SHOP);
  const visitor = await readyToConfirm(new Visitor(page), at('maison', MASSAGE), email, SHOP);
  return { buyer, visitor };
}

/** Who has been written to, in the demo's outbox. */
async function mailsTo({ page, at, email }: Bag): Promise<string[]> {
  const outbox = await page.context().newPage();
  await outbox.goto(at('mail'));
  const mails = outbox.getByRole('link').filter({ hasText: email });
  await expect(mails.first()).toBeVisible();
  const subjects = await mails.allInnerTexts();
  await outbox.close();
  return subjects;
}

test('a guest books a visit and buys a product with one payment, and each is confirmed', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  const { buyer, visitor } = await withVisit({ page, at, email });
  await visitor.button('reservation:review.together').click();
  await expect(buyer.heading('checkout:title')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main).toContainText(email);
  // The oil, and the deposit of the visit.
  await expect(buyer.payButton()).toContainText('59,50 €');
  await expect(buyer.card().locator('[autocomplete=cc-number]')).toBeVisible();
  await inEveryRendering(page, expectAccessible);
  await buyer.payWith();
  await expect(buyer.heading('checkout:success.booked')).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await expect(main).toContainText(/Payé\s: 59,50\s€\..*Il restera/);
  await expect(page.getByRole('banner').getByRole('button', { name: /, [12] / })).toHaveCount(0);
  await inEveryRendering(page, expectAccessible);
  expect(await mailsTo({ page, at, email })).toHaveLength(2);
  await page.reload();
  await buyer.button('checkout:success.visit').click();
  await expect(visitor.heading('reservation:confirmation.title')).toBeVisible();
  await expect(main).toContainText('Massage suédois');
});

test('a declined card leaves the time held, and another books and pays', async ({
  page,
  at,
  email,
  faults,
}) => {
  faults.expects(/status of 402/);
  const { buyer, visitor } = await withVisit({ page, at, email });
  await visitor.button('reservation:review.together').click();
  await buyer.payWith(CARDS.declined);
  await expect(page.getByRole('alert').filter({ hasText: 'Votre carte a été refusée' })).toBeVisible();
  await expect(page.getByText(saying(visitor.t('reservation:hold.minutes_other')))).toBeVisible();
  await buyer.payWith();
  await expect(buyer.heading('checkout:success.booked')).toBeVisible();
});

test('a visit alone is paid online, also by a card that the bank asks about, or on the way back to its step', async ({
  page,
  at,
  email,
}) => {
  const buyer = new Buyer({ page, at });
  const visitor = new Visitor(page);
  await page.goto(at('maison', MASSAGE));
  await visitor.chooseShop(SHOP);
  await visitor.chooseTime();
  await visitor.fillDetails(anna(email), 'Allergie aux noix.');
  await visitor.button('reservation:review.payDeposit').click();
  await expect(buyer.payButton()).toContainText('25,50 €');
  await expect(page.getByText('Allergie aux noix.')).toBeVisible();
  await page.goBack();
  await expect(visitor.heading('reservation:review.title')).toBeVisible();
  await page.goForward();
  await buyer.payWith(CARDS.proof);
  await (await buyer.atBank('pass')).click();
  // The way back from the bank ends on the confirmation, and so does a reload.
  const expectConfirmed = async () => {
    await expect(visitor.heading('reservation:confirmation.title')).toBeVisible();
    await expect(visitor.text('reservation:confirmation.calendar')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      /Déjà réglé\s*−?-?25,50\s€\s*Reste à régler sur place\s*59,50\s€/,
    );
  };
  await expectConfirmed();
  await page.reload();
  await expectConfirmed();
  // It cannot be booked or paid once more.
  await page.goto(at('maison', '/commande'));
  await expect(buyer.heading('checkout:empty.title')).toBeVisible();
});

test('whoever opens the payment while their visit waits in another tab is led back to the visit', async ({
  page,
  context,
  at,
  email,
}) => {
  await readyToConfirm(new Visitor(page), at('maison', MASSAGE), email, SHOP);
  const other = await context.newPage();
  await other.goto(at('maison', '/commande'));
  const visitor = new Visitor(other);
  await expect(visitor.heading('checkout:unbooked.title')).toBeVisible();
  await visitor.button('checkout:unbooked.resume').click();
  await expect(other).toHaveURL(/page=reserved/);
  await expect(other.getByText(saying(visitor.t('reservation:otherTab.held'))).first()).toBeVisible();
});

test('a visit that is paid ends on its confirmation too where another tab has something else in the cart', async ({
  page,
  context,
  at,
  email,
}) => {
  const buyer = new Buyer({ page, at });
  const visitor = await readyToConfirm(new Visitor(page), at('maison', MASSAGE), email, SHOP);
  const other = await context.newPage();
  await other.goto(at('maison', '/paris-marais/services/visage/soin-eclat?page=reserved'));
  await expect(new Visitor(other).heading('reservation:time.title')).toBeVisible();
  await visitor.button('reservation:review.payDeposit').click();
  await buyer.payWith();
  await expect(visitor.heading('reservation:confirmation.title')).toBeVisible();
  await page.reload();
  await expect(visitor.heading('reservation:confirmation.title')).toBeVisible();
});

test('products that another shop hands out stay apart, until they are wished for where the visit is', async ({
  page,
  at,
  email,
}) => {
  const buyer = new Buyer({ page, at });
  await buyer.add(OIL, 'Maison Orée Carmes');
  const visitor = await readyToConfirm(new Visitor(page), at('maison', MASSAGE), email, SHOP);
  await visitor.button('reservation:review.together').click();
  await expect(page.getByText(saying(buyer.t('checkout:apart.title')))).toContainText('Carmes');
  await expect(buyer.payButton()).toContainText('25,50 €');
  await page.getByRole('button', { name: saying(buyer.t('checkout:apart.join')) }).click();
  await expect(buyer.payButton()).toContainText('59,50 €');
});
