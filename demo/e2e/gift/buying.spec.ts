import { expect } from '@playwright/test';
import { Buyer, CARDS } from '../checkout/buyer.ts';
import { pressOn } from '../fixtures/controls/keyboard.ts';
import { test } from '../fixtures/journey.ts';
import { JOURNEY_LOCALES, textsIn } from '../fixtures/texts.ts';
import { Visitor } from '../fixtures/visitor.ts';
import { CAMILLE } from '../random/salon.ts';
import { Giver } from './giver.ts';

const OF_PAYMENT = /pay\.localhost|stripe|payzen/;
const codeIn = (text: string) => /[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/.exec(text)?.[0] ?? '';

test('a guest gives a voucher, whoever gets it has a mail with its code, and the code pays for the next one', async ({
  page,
  at,
  email,
  openMail,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => OF_PAYMENT.test(request.url()) && asked.push(request.url()));
  const giver = new Giver({ page, at });
  await giver.toCheckout(email);
  const main = page.getByRole('main');
  await expect(main).toContainText('Chèque-cadeau pour Margaux Delorme');
  const buyer = new Buyer({ page, at });
  await buyer.fillIn(email);
  await buyer.fillCard();
  expect(asked.length).toBeGreaterThan(0);
  await expect(buyer.payButton()).toContainText('50 €');
  await buyer.payButton().click();
  await buyer.expectPaid(email);
  await expect(main.getByRole('link', { name: giver.t('checkout:success.goOn'), exact: true })).toBeVisible();
  const mail = (await openMail(email)).frameLocator('iframe');
  await expect(mail.getByText('Joyeux anniversaire !')).toBeVisible();
  const code = codeIn((await mail.locator('body').textContent()) ?? '');
  expect(code).not.toBe('');
  await expect(mail.getByRole('link', { name: 'Voir ce qu’il vaut' })).toHaveAttribute(
    'href',
    at('maison', `/gift/check#${code.replaceAll('-', '')}`),
  );
  // What was paid is in no list any more.
  await giver.open();
  await expect(giver.heading('gift:listed.title_one')).toHaveCount(0);
  await expect(giver.field('name')).toHaveCount(0);

  await buyer.add('sel-de-bain-romarin');
  await buyer.checkoutLink().click();
  await buyer.fillIn(email);
  await page.getByRole('button', { name: textsIn('fr')('reservation:codes.question') }).click();
  await page.locator('[name=code]').fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(main).toContainText('−16 €');
  await page.getByRole('button', { name: textsIn('fr')('checkout:orderFree') }).click();
  await buyer.expectPaid(email);
  await page.goto(at('maison', `/gift/check#${code.replaceAll('-', '')}`));
  await expect(page.getByRole('heading', { name: /34 €/ })).toBeVisible();
});

test('nothing of payment is asked for while a voucher is filled in', async ({ page, at, email }) => {
  const asked: string[] = [];
  page.on('request', (request) => OF_PAYMENT.test(request.url()) && asked.push(request.url()));
  const giver = new Giver({ page, at });
  await giver.open();
  await giver.toPeople();
  await giver.fillIn(email);
  await giver.next().click();
  await expect(giver.order()).toBeVisible();
  expect(asked).toEqual([]);
});

test('a customer gives a service on a day, after a declined card', async ({ page, at, email }) => {
  const giver = new Giver({ page, at });
  await page.goto(at('maison'));
  await new Visitor(page).logInFromHeader(CAMILLE.email, CAMILLE.password);
  await giver.open();
  await page.getByRole('radio', { name: 'Merci', exact: true }).check({ force: true });
  await giver.next().click();
  await giver.option('gift:worth.service').check({ force: true });
  await page
    .getByRole('group', { name: giver.t('gift:worth.services') })
    .getByRole('radio')
    .first()
    .check({ force: true });
  await giver.next().click();
  await expect(giver.field('sender')).toHaveValue('Camille');
  await giver.fillIn(email);
  await giver.option('gift:when.later').check({ force: true });
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await giver.field('day').fill(day);
  await giver.next().click();
  await giver.order().click();
  const buyer = new Buyer({ page, at });
  await expect(page.getByRole('main')).toContainText(CAMILLE.email);
  await buyer.payWith(CARDS.declined);
  await expect(page.getByText(giver.t('checkout:refused.title'))).toBeVisible();
  await buyer.payWith();
  await buyer.expectPaid(CAMILLE.email);
  await page.goto(at('maison', '/profile/credit'));
  await expect(page.getByRole('main')).toContainText('Margaux Delorme');
});

test('Back, a reload and a log-in keep what was filled in', async ({ page, at, email }) => {
  const giver = new Giver({ page, at });
  await giver.open();
  await giver.toPeople();
  await giver.fillIn(email);
  await page.goBack();
  await expect(giver.step('worth')).toBeVisible();
  await page.goForward();
  await expect(giver.field('name')).toHaveValue('Margaux Delorme');
  await page.reload();
  await expect(giver.field('name')).toHaveValue('Margaux Delorme');
  await giver.next().click();
  // A wrong letter in it would send the voucher to nobody.
  await expect(page.getByRole('definition').filter({ hasText: 'Margaux Delorme' })).toContainText(email);
  await giver.order().click();
  await expect(giver.heading('checkout:title')).toBeVisible();
  await page.goBack();
  await expect(giver.heading('gift:listed.title_one')).toBeVisible();
  await expect(page.getByRole('figure', { name: giver.t('gift:preview.title') }).first()).toContainText(
    'Pour Margaux Delorme',
  );
  await new Visitor(page).logInFromHeader(CAMILLE.email, CAMILLE.password);
  await expect(giver.heading('gift:listed.title_one')).toBeVisible();
});

test('a giver on a phone who takes the only voucher out is led to what there is instead', async ({
  page,
  at,
  email,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const giver = new Giver({ page, at });
  await giver.toCheckout(email);
  // What comes late above it moves it no more.
  await expect(new Buyer({ page, at }).card().locator('[autocomplete=cc-number]')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Retirer : Chèque-cadeau/ })
    .click();
  const empty = giver.heading('checkout:empty.title');
  await expect(empty).toBeFocused();
  await expect(empty).toBeInViewport();
});

test('what is wrong is said at its field, and the next step waits for it', async ({ page, at }) => {
  const giver = new Giver({ page, at });
  await giver.open();
  await giver.next().click();
  await giver.field('amount').fill('5');
  await giver.next().click();
  await expect(giver.field('amount')).toBeFocused();
  await expect(giver.field('amount')).toHaveAccessibleDescription(/moins 20\s€/);
  await giver.field('amount').fill('65');
  await giver.next().click();
  await giver.next().click();
  await expect(page.getByText(giver.t('gift:error.email.required')).first()).toBeVisible();
  await expect(giver.step('people')).toBeVisible();
});

for (const locale of JOURNEY_LOCALES) {
  test(`a voucher is filled in by keyboard alone in ${locale}`, async ({ page, at, email }) => {
    const giver = new Giver({ page, at, locale });
    await giver.open();
    await pressOn(page, giver.next());
    await expect(giver.step('worth')).toBeFocused();
    await pressOn(page, giver.amount('120'));
    await pressOn(page, giver.next());
    await expect(giver.step('people')).toBeFocused();
    for (const [name, value] of [
      ['name', 'Margaux'],
      ['email', email],
    ] as const) {
      await pressOn(page, giver.field(name), 'End');
      await page.keyboard.type(value);
    }
    await pressOn(page, giver.next());
    await pressOn(page, giver.order());
    await expect(giver.heading('checkout:title')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Margaux');
    await expect(page.getByRole('main')).toContainText('120');
  });
}

test('a company that takes no money online has no vouchers in its menu, and no page of them', async ({
  page,
  at,
}) => {
  const reply = await page.goto(at('atelier', '/gift'));
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Offrir', exact: true })).toHaveCount(0);
});

test('a reader without scripts sees the themes, and programs what is sold', async ({ browser, at }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('maison', '/bonscadeaux'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn('fr')('gift:title'));
  const [data = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data).toContain('"@type":"Product"');
  expect(data).toContain('"lowPrice":20');
  const map = await page.goto(at('maison', '/sitemap.xml'));
  expect(await map?.text()).toContain('/de/gift<');
  await context.close();
});
