import { expect, type Page } from '@playwright/test';
import type { HoldWire } from '#contract/booking/appointment-wire.ts';
import { BackOffice } from '../fixtures/back-office.ts';
import { BookedSalon } from '../fixtures/booked.ts';
import { test } from '../fixtures/journey.ts';
import { inEveryRendering } from '../fixtures/looks/in-every-rendering.ts';
import { anna, readyToConfirm, RESERVATION, Visitor } from '../fixtures/visitor.ts';

/* What goes wrong while somebody books: each is said, keeps what was typed, and books once or not at all. */

const lines = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Retirer / });

/** The outbox has as many confirmations for an address. */
async function expectMails(page: Page, address: string, email: string, count: number) {
  const outbox = await page.context().newPage();
  await outbox.goto(address);
  await expect(outbox.getByRole('link').filter({ hasText: email })).toHaveCount(count);
  await outbox.close();
}

/** The last button books, once. */
async function confirmOnce(visitor: Visitor, outbox: string, email: string) {
  await visitor.confirm();
  await expectMails(visitor.page, outbox, email, 1);
}

/** Another time is booked with the details that were typed before. */
async function bookAnotherTime(visitor: Visitor, outbox: string, email: string, time = 0) {
  await visitor.chooseTime(time);
  await expect(visitor.heading('reservation:review.title')).toBeVisible();
  await expect(visitor.page.getByText(email)).toBeVisible();
  await confirmOnce(visitor, outbox, email);
}

test('a visitor whose shop closes on the way books nothing, is told so and books in another', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  test.slow();
  const name = 'Maison Orée Carmes';
  const visitor = await readyToConfirm(
    new Visitor(page),
    at('maison', '/services/coiffure/brushing?page=reserved'),
    email,
    name,
  );
  const office = await BackOffice.of(at('maison'), 'maison');
  const reopen = await office.closeShop(name);
  try {
    await visitor.button('reservation:review.confirm').click();
    const notice = page
      .locator('[part=notice]')
      .filter({ has: visitor.text('reservation:failure.closed.title') });
    await expect(notice).toContainText(visitor.t('problem:booking_closed'));
    await expect(notice).toContainText(visitor.t('reservation:failure.kept'));
    await expect(notice.getByRole('link', { name: /^0[\d\s]{13}$/ })).toHaveAttribute('href', /^tel:\+33/);
    await expect(notice.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await inEveryRendering(page, expectAccessible);
    await expectMails(page, at('mail'), email, 0);
    await notice
      .getByRole('button', { name: visitor.t('reservation:failure.otherShop'), exact: true })
      .click();
    await visitor.chooseShop('Maison Orée Saint-Germain');
    await bookAnotherTime(visitor, at('mail'), email, 4);
  } finally {
    await reopen();
  }
});

test('a visitor whose slot is lost by the last press books nothing, and then another slot once', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  test.slow();
  const shop = 'Maison Orée Brera';
  const holding = page.waitForResponse(/\/api\/appointments\/check\?/);
  const visitor = await readyToConfirm(new Visitor(page), at('maison', RESERVATION), email, shop);
  const held = await holding;
  const { visitKey } = held.request().postDataJSON() as { visitKey: string };
  const salon = await BookedSalon.find(at('maison'), shop);
  await salon.takeOver(visitKey, (await held.json()) as HoldWire);

  await visitor.button('reservation:review.confirm').click();
  const said = visitor
    .text('reservation:failure.taken.title')
    .or(visitor.text('reservation:failure.expired.title'));
  await expect(said).toBeVisible();
  await expect(visitor.text('reservation:failure.nearest')).toBeVisible();
  await inEveryRendering(page, expectAccessible);
  await expectMails(page, at('mail'), email, 0);
  await bookAnotherTime(visitor, at('mail'), email);
});

test('a visitor whose service is withdrawn on the way is told which, and books the rest', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  test.slow();
  const visitor = new Visitor(page);
  // The address is the one of the service that will be gone.
  const own = '/services/soins-visage/soin-hydratant?page=reserved';
  await page.goto(at('maison', `${own}&cartAdd=massage-suedois`));
  await visitor.chooseShop('Maison Orée Firenze');
  await expect(lines(page)).toHaveCount(2);
  await expect(visitor.freeTimes().first()).toBeVisible();
  const office = await BackOffice.of(at('maison'), 'maison');
  const republish = await office.withdraw('soin-hydratant');
  try {
    // It is heard of while the times are open, without a press.
    await expect(
      page.getByText(
        visitor.t('reservation:refused.not-bookable').replace('{{name}}', 'Hydratation profonde'),
      ),
    ).toBeVisible();
    await expect(lines(page)).toHaveCount(0);
    await expect(visitor.freeTimes().first()).toBeVisible();
    await inEveryRendering(page, expectAccessible);

    await page.goto(at('maison', RESERVATION));
    const gone = page.getByText(visitor.t('reservation:gone.title_one').replace('{{count}}', '1'));
    await expect(gone).toBeVisible();
    // The shop is still the one that was chosen.
    await expect(visitor.heading('reservation:time.title')).toBeVisible();
    await expect(lines(page)).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: 'Panier, 1 prestation', exact: true }).click();
    const cart = page.getByRole('dialog');
    await expect(cart).toContainText(visitor.t('cart:gone.title_one').replace('{{count}}', '1'));
    await expect(cart).toContainText('Maison Orée Firenze');
    await inEveryRendering(page, expectAccessible);
    await page.keyboard.press('Escape');
    await visitor.chooseTime(3);
    await visitor.fillDetails(anna(email));
    await confirmOnce(visitor, at('mail'), email);
  } finally {
    await republish();
  }
});

test('a visitor with a link of known and unknown ids books the known service, once', async ({
  page,
  at,
  email,
}) => {
  const visitor = new Visitor(page);
  const { serviceWebId } = await BookedSalon.find(at('maison'), 'Maison Orée Lagrange');
  const link = `/services?page=reserved&cart=${serviceWebId},no-such-id,%00,<b>&cartAdd=no-such-slug,-`;
  await page.goto(at('maison', link));
  await expect(visitor.text('reservation:link.title')).toBeVisible();
  // Neither does the search for a shop that nobody has lead into a dead end.
  await visitor.shopSearch().fill('nulle part ailleurs');
  await expect(visitor.heading('shop-picker:none')).toBeVisible();
  await visitor.chooseShop('Maison Orée Lagrange');
  await expect(lines(page)).toHaveCount(0);
  await visitor.chooseTime(2);
  await visitor.fillDetails(anna(email));
  await confirmOnce(visitor, at('mail'), email);
});

test('a visitor who is offline between two steps goes on where they were and books once', async ({
  page,
  context,
  at,
  email,
  faults,
}) => {
  test.slow();
  faults.expects(/Failed to load resource|net::ERR/);
  const visitor = new Visitor(page);
  await page.goto(at('maison', RESERVATION));
  await visitor.chooseShop('Maison Orée Salamanca');
  await visitor.showFreeTimes();
  await context.setOffline(true);
  await visitor.freeTimes().last().click();
  await expect(visitor.text('reservation:failure.failed.title')).toBeVisible();
  await context.setOffline(false);
  await visitor.chooseTime(2);
  await context.setOffline(true);
  await visitor.fillDetails(anna(email));
  await page.getByRole('button', { name: new RegExp(`^${visitor.t('reservation:step.details')}`) }).click();
  await expect(page.getByRole('textbox', { name: /^E-mail/ })).toHaveValue(email);
  await visitor.button('reservation:details.done').click();
  await context.setOffline(false);
  await confirmOnce(visitor, at('mail'), email);
});
