import { expect, type Page } from '@playwright/test';
import { test, type DemoHost, type Journey } from '../fixtures/journey.ts';
import { saying } from '../fixtures/texts.ts';
import { anna, Visitor } from '../fixtures/visitor.ts';
import { BATH_SALT, Buyer } from './buyer.ts';

/* Companies whose visitors pay on a page of their provider's: PayPal and Saferpay products, Monetico visits. */

const MASSAGE = '/services/massages/massage-dos-nuque?page=reserved';

const SELLING = [
  ['paypal', 'PayPal'],
  ['saferpay', 'Saferpay'],
] as const satisfies readonly (readonly [DemoHost, string])[];

interface Site extends Pick<Journey, 'at'> {
  readonly page: Page;
  readonly email: string;
}

/** Somebody at the last step before the page of the provider, and what is said there. */
async function aboutToPay({ page, at, email }: Site, host: DemoHost, provider: string): Promise<Buyer> {
  const buyer = new Buyer({ page, at, host });
  await buyer.toCheckout(BATH_SALT);
  await buyer.fillIn(email);
  await expect(
    page.getByText(buyer.t('checkout:means.hosted').replace('{{provider}}', provider)),
  ).toBeVisible();
  return buyer;
}

/** A time that is held at Monetico's salon, about to be paid. */
async function aboutToPayVisit({ page, at, email }: Site) {
  const buyer = new Buyer({ page, at, host: 'monetico' });
  const visitor = new Visitor(page);
  await page.goto(at('monetico', MASSAGE));
  await visitor.chooseTime();
  await visitor.fillDetails(anna(email));
  await visitor.button('reservation:review.toPayment').click();
  await expect(
    page.getByText(buyer.t('checkout:means.hosted').replace('{{provider}}', 'Monetico')),
  ).toBeVisible();
  return { buyer, visitor };
}

type Answer = 'pay' | 'decline' | 'leave' | 'late';

const answerOf = (buyer: Buyer, answer: Answer) =>
  buyer.page.getByRole('button', { name: buyer.t(`page:pay.${answer}`), exact: true });

/** Goes to the page of the provider. */
async function setOut(buyer: Buyer): Promise<void> {
  await buyer.payButton().click();
  await buyer.page.waitForURL(/pay\.localhost/);
  await expect(answerOf(buyer, 'pay')).toBeVisible();
}

/** Goes there, and presses a button. */
async function press(buyer: Buyer, answer: Answer): Promise<void> {
  await setOut(buyer);
  await answerOf(buyer, answer).click();
}

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /, 1 / });

for (const [host, provider] of SELLING) {
  test(`what is paid on the page of ${provider} is ordered, and the cart is empty`, async ({
    page,
    at,
    email,
    openMail,
    expectAccessible,
  }) => {
    const buyer = await aboutToPay({ page, at, email }, host, provider);
    await setOut(buyer);
    await expect(
      page.getByText(saying(buyer.t('page:pay.intro').replace('{{provider}}', provider))),
    ).toBeVisible();
    await expectAccessible(page);
    await answerOf(buyer, 'pay').click();
    await buyer.expectPaid(email);
    await expect(page.getByRole('main')).toContainText('Sel de bain au romarin');
    await expect(cartButton(page)).toHaveCount(0);
    await page.reload();
    await buyer.expectPaid(email);
    await expect((await openMail(email)).getByRole('heading', { name: /^Votre commande/ })).toBeVisible();
  });

  test(`a card that is declined on the page of ${provider} keeps the cart, and another try pays`, async ({
    page,
    at,
    email,
  }) => {
    const buyer = await aboutToPay({ page, at, email }, host, provider);
    await press(buyer, 'decline');
    await expect(buyer.heading('checkout:fail.title')).toBeVisible();
    await expect(buyer.text('checkout:fail.text')).toBeVisible();
    await expect(cartButton(page)).toHaveCount(1);
    await page.getByRole('link', { name: buyer.t('checkout:fail.again'), exact: true }).click();
    await expect(page.locator('[name=email]')).toHaveValue(email);
    await press(buyer, 'pay');
    await buyer.expectPaid(email);
    await expect(cartButton(page)).toHaveCount(0);
  });

  test(`whoever goes back from the page of ${provider}, or leaves it for good, finds that nothing was taken, and pays`, async ({
    page,
    at,
    email,
  }) => {
    const buyer = await aboutToPay({ page, at, email }, host, provider);
    await setOut(buyer);
    await page.goBack();
    await expect(buyer.text('checkout:left.title')).toBeVisible();
    await setOut(buyer);
    // By its address, as from a bookmark.
    await page.goto(at(host, '/commande'));
    await expect(buyer.text('checkout:left.title')).toBeVisible();
    await press(buyer, 'pay');
    await buyer.expectPaid(email);
  });

  test(`the page of ${provider} that is paid on in another tab leads to the order there, and the first tab tells of it as well`, async ({
    page,
    at,
    email,
  }) => {
    const buyer = await aboutToPay({ page, at, email }, host, provider);
    await setOut(buyer);
    const other = new Buyer({ page: await page.context().newPage(), at, host });
    await other.page.goto(page.url());
    await answerOf(other, 'pay').click();
    await other.expectPaid(email);
    await expect(cartButton(other.page)).toHaveCount(0);
    await page.goBack();
    await buyer.expectPaid(email);
    await expect(cartButton(page)).toHaveCount(0);
  });

  test(`of two pages of ${provider} for one cart the first that is paid is ordered, and what is paid on the other goes back`, async ({
    page,
    at,
    email,
  }) => {
    const first = await aboutToPay({ page, at, email }, host, provider);
    await setOut(first);
    const other = new Buyer({ page: await page.context().newPage(), at, host });
    await other.page.goto(at(host, '/commande'));
    await other.fillIn(email);
    await other.payButton().click();
    await expect(other.text('checkout:elsewhere.here')).toBeVisible();
    await setOut(other);
    await answerOf(first, 'pay').click();
    await expect(page).not.toHaveURL(/\/\/pay\.localhost/);
    await answerOf(other, 'pay').click();
    await expect(other.heading('checkout:givenBack.title')).toBeVisible();
    const outbox = await page.context().newPage();
    await outbox.goto(at('mail'));
    const mails = outbox.getByRole('link').filter({ hasText: email });
    await expect(mails.filter({ hasText: 'Votre commande' })).toHaveCount(1);
    await expect(mails.filter({ hasText: 'vous est rendu' })).toHaveCount(1);
  });
}

test('a visit that is paid on the page of Monetico is booked, and a reload says so', async ({
  page,
  at,
  email,
  openMail,
}) => {
  const { buyer, visitor } = await aboutToPayVisit({ page, at, email });
  await press(buyer, 'pay');
  const expectBooked = async () => {
    await expect(visitor.heading('reservation:confirmation.title')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Déjà réglé');
  };
  await expectBooked();
  await page.reload();
  await expectBooked();
  await page.goto(at('monetico', '/commande'));
  await expect(buyer.heading('checkout:empty.title')).toBeVisible();
  await expect((await openMail(email)).getByRole('heading', { name: /^Votre rendez-vous/ })).toBeVisible();
});

test('the page of Monetico that is paid on in another tab leads to what is booked there, and the cart is empty', async ({
  page,
  at,
  email,
}) => {
  const { buyer } = await aboutToPayVisit({ page, at, email });
  await setOut(buyer);
  const other = new Buyer({ page: await page.context().newPage(), at, host: 'monetico' });
  await other.page.goto(page.url());
  await page.close();
  await answerOf(other, 'pay').click();
  const booked = new Visitor(other.page);
  await expect(booked.heading('reservation:confirmation.title')).toBeVisible();
  await other.page.goto(at('monetico', '/commande'));
  await expect(booked.heading('checkout:empty.title')).toBeVisible();
  await expect(cartButton(other.page)).toHaveCount(0);
});

test('a card that is declined on the page of Monetico leaves the time held, and another try books it', async ({
  page,
  at,
  email,
}) => {
  const { buyer, visitor } = await aboutToPayVisit({ page, at, email });
  await press(buyer, 'decline');
  await expect(buyer.heading('checkout:fail.title')).toBeVisible();
  await expect(buyer.text('checkout:fail.text')).toBeVisible();
  await page.getByRole('link', { name: buyer.t('checkout:fail.again'), exact: true }).click();
  await press(buyer, 'pay');
  await expect(visitor.heading('reservation:confirmation.title')).toBeVisible();
});

test('whoever goes back from the page of Monetico is at the checkout, where nothing was taken, and pays', async ({
  page,
  at,
  email,
}) => {
  const { buyer, visitor } = await aboutToPayVisit({ page, at, email });
  await setOut(buyer);
  // Not to the page that led there, which would lead there again.
  await page.goBack();
  await expect(buyer.text('checkout:left.title')).toBeVisible();
  await press(buyer, 'leave');
  await expect(buyer.heading('checkout:fail.title')).toBeVisible();
  await page.getByRole('link', { name: buyer.t('checkout:fail.again'), exact: true }).click();
  await press(buyer, 'pay');
  await expect(visitor.heading('reservation:confirmation.title')).toBeVisible();
});

test('whoever comes back before Monetico has told waits for it, and is booked', async ({
  page,
  at,
  email,
  later,
}) => {
  const { buyer, visitor } = await aboutToPayVisit({ page, at, email });
  await press(buyer, 'late');
  await expect(page).toHaveURL(/rdvcheck/);
  await expect(buyer.text('checkout:pending.title').or(buyer.text('checkout:check.title'))).toBeVisible();
  await later(20_000);
  await expect(visitor.heading('reservation:confirmation.title')).toBeVisible();
});
