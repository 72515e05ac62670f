import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { anna, Visitor } from '../fixtures/visitor.ts';

const SWEDISH = '/services/massages/massage-suedois';

/** The reservation of a service, at a shop and with a practitioner, opened by its address. */
async function openReservation(visitor: Visitor, address: string, shop: string, practitioner: string) {
  await visitor.page.goto(`${address}?page=reserved`);
  await visitor.chooseShop(shop);
  await visitor.choosePractitioner(practitioner);
}

/** From now on the page gets no answer to its questions for free times before a time is pressed: the press is the first to learn what is taken. */
async function answerTimesAtPress(page: Page): Promise<void> {
  const pressed = page.waitForRequest(/\/api\/appointments\/check/, { timeout: 0 }).catch(() => null);
  await page.route(/\/api\/appointments\?/, async (route) => {
    await pressed;
    await route.continue();
  });
}

test('a guest books from the categories to the confirmation, the calendar file and the mail', async ({
  page,
  at,
  email,
  openMail,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/services'));
  await page
    .getByRole('link', { name: /^Massages/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Massage suédois', exact: true }).first().click();
  await visitor.bookButton('Massage suédois').click();
  await visitor.chooseShop('Maison Orée Marais');
  await visitor.choosePractitioner('Inès');
  // The page of this shop's own books its first free time.
  await visitor.chooseTime(3);
  await visitor.fillDetails(anna(email), 'Allergie aux noix.');
  await expect(page.getByText('Allergie aux noix.')).toBeVisible();
  // Typed with the country's prefix, shown as it is written at home.
  await expect(page.getByText('06 12 34 56 78')).toBeVisible();
  const reference = await visitor.confirm();

  const downloading = page.waitForEvent('download');
  await visitor.link('reservation:confirmation.file').click();
  const calendar = await readFile(await (await downloading).path(), 'utf8');
  expect(calendar).toContain('BEGIN:VEVENT');
  expect(calendar.replaceAll('\r\n ', '')).toContain(reference);

  const mail = await openMail(email);
  await expect(mail.frameLocator('iframe').getByText(reference).first()).toBeVisible();
});

test('a visitor is not offered a slot that another holds, and gets it once it is given up', async ({
  page,
  browser,
  at,
}) => {
  const shop = 'Maison Orée Saint-Germain';
  const address = at('maison', SWEDISH);
  const first = new Visitor(page);
  await openReservation(first, address, shop, 'Anouk');
  const offered = await first.offeredTimes();
  await first.chooseTime();

  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const next = new Visitor(await context.newPage());
  await openReservation(next, address, shop, 'Anouk');
  expect(await next.offeredTimes()).not.toContain(offered[0]);

  await page.getByRole('button', { name: new RegExp(`^${first.t('reservation:step.time')}`) }).click();
  await expect(first.freeTimes().first()).toBeVisible();
  await next.page.reload();
  expect(await next.offeredTimes()).toContain(offered[0]);
  await context.close();
});

test('the second of two visitors who chose one slot is told so and chooses another', async ({
  page,
  browser,
  at,
}) => {
  const shop = 'Maison Orée Batignolles';
  const address = at('maison', SWEDISH);
  const first = new Visitor(page);
  await openReservation(first, address, shop, 'Salomé');
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const second = new Visitor(await context.newPage());
  // The second visitor is to learn from the press alone that the time is gone: not from the stream of live times, nor from a list.
  await second.page.route(/\/api\/appointments\/changes/, (route) => route.abort());
  await openReservation(second, address, shop, 'Salomé');
  await expect(second.freeTimes().first()).toBeVisible();
  await answerTimesAtPress(second.page);

  // The last one that is shown: no clock makes it past before the other has pressed it.
  await first.chooseTime(Number.POSITIVE_INFINITY);
  await second.freeTimes().last().click();
  await expect(second.text('reservation:failure.taken.title')).toBeVisible();
  // Told before it is struck out: until then it is among those that are free.
  await second.chooseTime();
  await context.close();
});

test('a customer logs in on the way, types nothing twice and books', async ({ page, at, openMail }) => {
  const visitor = new Visitor(page);
  await openReservation(visitor, at('maison', SWEDISH), 'Maison Orée Graslin', 'Gwenn');
  await visitor.chooseTime();
  await page.getByRole('textbox', { name: /^Un mot pour nous/ }).fill('Je viens à vélo.');
  await visitor.logIn('camille@example.com', 'vitrine-demo');
  await expect(visitor.heading('reservation:review.title')).toBeVisible();
  await expect(page.getByRole('main').getByText('Camille Ferrand')).toBeVisible();
  await expect(page.getByText('Je viens à vélo.')).toBeVisible();
  const reference = await visitor.confirm();
  const mail = await openMail('camille@example.com');
  await expect(mail.frameLocator('iframe').getByText(reference).first()).toBeVisible();
});

test('a visitor with a wrong password is refused in words that tell nothing of the account', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await openReservation(visitor, at('maison', SWEDISH), 'Maison Orée Vieux-Lille', 'Apolline');
  await visitor.chooseTime();
  await visitor.tryToLogIn('camille@example.com', 'not-the-password');
  const known = await visitor.refusal();
  await visitor.tryToLogIn('nobody-at-all@example.com', 'not-the-password');
  await expect(page.getByRole('textbox', { name: /^E-mail/ }).first()).toBeVisible();
  expect(await visitor.refusal()).toBe(known);
});

test('a visitor adds a second service and books both, back to back', async ({ page, at, email }) => {
  const visitor = new Visitor(page);
  await openReservation(
    visitor,
    at('maison', SWEDISH),
    'Maison Orée Presqu’île',
    visitor.t('reservation:practitioner.any'),
  );
  await page.route(/\/api\/appointments\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await visitor.button('reservation:visit.add').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Ajouter Manucure$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Manucure', { exact: true }).first()).toBeVisible();
  // Until the times of the longer visit are there, none of the shorter one can be taken.
  await expect(visitor.freeTimes()).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await visitor.chooseTime();
  await visitor.bookAsGuest(email);
  const lines = page.getByRole('listitem').filter({ hasText: /\d{1,2}\sh(\s\d{2})?\s–\s\d{1,2}\sh/ });
  await expect(lines).toHaveCount(2);
  const [massage = '', manicure = ''] = await lines.allInnerTexts();
  const minutes = (text: string) =>
    [...text.matchAll(/(\d{1,2})\sh(?:\s(\d{2}))?/g)].map(
      ([, hour, minute = 0]) => Number(hour) * 60 + Number(minute),
    );
  const [, end = 0] = minutes(massage);
  const [start = 0] = minutes(manicure);
  expect(start).toBe(end + 15);
});

test('a visitor who reloads a reservation keeps the slot, the clock and what was typed', async ({
  page,
  at,
  email,
}) => {
  const visitor = new Visitor(page);
  await openReservation(visitor, at('maison', SWEDISH), 'Maison Orée Saint-Pierre', 'Bixente');
  await visitor.chooseTime();
  await page.getByRole('textbox', { name: /^Prénom/ }).fill('Anna');
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await page.reload();
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Anna');
  await expect(page.getByRole('textbox', { name: /^E-mail/ })).toHaveValue(email);
  await visitor.bookAsGuest(email);
});

for (const [host, path, name, shop] of [
  ['maison', SWEDISH, 'Massage suédois', 'Maison Orée Marais'],
  ['atelier', '/services/mains-et-pieds/manucure-nacre', 'Manucure Nacre', null],
] as const) {
  test(`at ${host} a visitor reloads a confirmation, and then books the same service once more`, async ({
    page,
    at,
    email,
  }) => {
    const visitor = new Visitor(page);
    await page.goto(at(host, `${path}?page=reserved`));
    if (shop) await visitor.chooseShop(shop);
    await visitor.chooseTime();
    await visitor.bookAsGuest(email);
    await expect(page).toHaveURL(at(host, '/services?page=reserved'));
    await page.reload();
    await expect(visitor.heading('reservation:confirmation.title')).toBeVisible();
    await page.goto(at(host, path));
    await visitor.bookButton(name).click();
    await expect(visitor.heading(shop ? 'booking:shop.title' : 'reservation:time.title')).toBeVisible();
  });
}

test('a guest who books once more on the same page types nothing twice', async ({ page, at, email }) => {
  const visitor = new Visitor(page);
  await page.goto(at('atelier', '/services/mains-et-pieds/manucure-nacre?page=reserved'));
  await visitor.chooseTime();
  const first = await visitor.bookAsGuest(email);
  await visitor.button('reservation:confirmation.again').click();
  await page
    .getByRole('link', { name: /^Mains et pieds/ })
    .first()
    .click();
  await visitor.bookButton('Manucure Nacre').click();
  await visitor.chooseTime();
  await expect(visitor.heading('reservation:review.title')).toBeVisible();
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  expect(await visitor.confirm()).not.toBe(first);
});

test('a visitor books at a company with one shop without choosing it, in its only language', async ({
  page,
  at,
  email,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('atelier', '/services'));
  await expect(page.getByRole('button', { name: /changer de langue/ })).toHaveCount(0);
  await page.getByRole('main').getByRole('link').first().click();
  await page
    .getByRole('button', { name: /^Réserver / })
    .first()
    .click();
  await expect(visitor.heading('reservation:time.title')).toBeVisible();
  await visitor.chooseTime();
  await visitor.bookAsGuest(email);
  const german = await page.goto(at('atelier', '/de/services'));
  expect(german?.status()).toBe(404);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a visitor books by touch on a phone, with the days as a list', async ({ page, at, email }) => {
    const visitor = new Visitor(page);
    await page.goto(at('maison', '/services/ongles'));
    await visitor.bookButton('Manucure').tap();
    await visitor.shopSearch().fill('suisse');
    await page.getByRole('button', { name: /^Maison Orée Carouge/ }).tap();
    await expect(visitor.heading('reservation:time.title')).toBeVisible();
    await expect(page.getByRole('tablist')).toBeVisible();
    await visitor.freeTimes().first().tap();
    await visitor.fillDetails(anna(email));
    await visitor.button('reservation:review.confirm').tap();
    await visitor.reference();
  });
});
