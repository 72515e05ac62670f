import { expect, type Page } from '@playwright/test';
import { BackOffice } from '../fixtures/back-office.ts';
import { BookedSalon } from '../fixtures/booked.ts';
import { inEveryRendering } from '../fixtures/looks/in-every-rendering.ts';
import { test } from '../fixtures/journey.ts';
import { anna, readyToConfirm, RESERVATION, Visitor } from '../fixtures/visitor.ts';

/* The world changes under a visitor who looks at it: each is told truly, keeps what was typed, and books once. */

// Pictures ask for frames: without them a page whose clock is held once stood still until its time was out.
test.use({ trace: 'retain-on-failure' });

const HOUR = 3_600_000;

async function expectOneMail(page: Page, address: string, email: string) {
  const outbox = await page.context().newPage();
  await outbox.goto(address);
  await expect(outbox.getByRole('link').filter({ hasText: email })).toHaveCount(1);
  await outbox.close();
}

test('a visitor whose practitioner leaves while they look is told so, and books with another', async ({
  page,
  at,
  email,
}) => {
  test.slow();
  const shop = 'Maison Orée Eixample';
  const salon = await BookedSalon.find(at('maison'), shop);
  const { id, name } = await salon.someone(new Date(), 14);
  const visitor = new Visitor(page);
  // Without live times the page cannot know before the press.
  await page.route(/\/api\/appointments\/changes/, (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.goto(at('maison', RESERVATION));
  await visitor.chooseShop(shop);
  await visitor.choosePractitioner(name);
  const office = await BackOffice.of(at('maison'), 'maison');
  const takeBack = await office.letGo(id);
  try {
    await visitor.freeTimes().first().click();
    await expect(visitor.text('reservation:failure.practitioner-gone.title')).toBeVisible();
    await expect(visitor.practitioner(name)).toHaveCount(0);
    // At the end of a week nobody else may have a time left in it.
    const firstFree = visitor.button('reservation:slots.firstFree');
    const time = visitor.freeTimes().first();
    await expect(time.or(firstFree).first()).toBeVisible();
    if (!(await time.isVisible())) await firstFree.click();
    await visitor.chooseTime(1);
    await visitor.bookAsGuest(email);
    await expectOneMail(page, at('mail'), email);
  } finally {
    await takeBack();
  }
});

test('a visitor whose service costs more since they looked is told before it is booked, and pays what was said', async ({
  page,
  at,
  email,
  openMail,
  expectAccessible,
}) => {
  test.slow();
  const address = at('maison', '/services/ongles/manucure-semi-permanent?page=reserved');
  const visitor = new Visitor(page);
  const total = async () => {
    const sum = page.getByRole('main').getByRole('definition').filter({ visible: true }).last();
    return Number.parseFloat((await sum.innerText()).replace(',', '.'));
  };
  const office = await BackOffice.of(at('maison'), 'maison');
  await page.goto(address);
  await visitor.chooseShop('Maison Orée Graslin');
  await expect(visitor.freeTimes().first()).toBeVisible();
  const panel = page.getByRole('region', { name: visitor.t('reservation:visit.title') });
  const price = Number(/(\d+)\s€/.exec(await panel.innerText())?.[1]);
  await office.raisePrice('manucure-semi-permanent', 100);
  try {
    await visitor.chooseTime(1);
    await expect(visitor.text('reservation:review.priceChangedText')).toContainText(
      new RegExp(`\\b${price}\\s€.*\\b${price + 1}\\s€`),
    );
    await inEveryRendering(page, expectAccessible);
    await visitor.fillDetails(anna(email));
    expect(await total()).toBe(price + 1);
    await office.raisePrice('manucure-semi-permanent', 100);
    await visitor.button('reservation:review.confirm').click();
    await expect(visitor.text('reservation:review.priceChanged')).toBeVisible();
    await expect(visitor.text('reservation:review.priceChangedText')).toContainText(
      new RegExp(`\\b${price + 1}\\s€.*\\b${price + 2}\\s€`),
    );
    await inEveryRendering(page, expectAccessible);
    expect(await total()).toBe(price + 2);
    await visitor.button('reservation:review.acceptPrice').click();
    await visitor.reference();
    expect(await total()).toBe(price + 2);
  } finally {
    await office.raisePrice('manucure-semi-permanent', -200);
  }
  await expectOneMail(page, at('mail'), email);
  const mail = (await openMail(email)).frameLocator('iframe');
  await expect(mail.getByText(new RegExp(`\\b${price + 2}\\s€`)).first()).toBeVisible();
});

for (const hours of [-5, 5]) {
  test(`a visitor whose clock is wrong by ${hours} hours is shown the right times, and books once`, async ({
    page,
    at,
    email,
  }) => {
    test.slow();
    const shop = 'Maison Orée Carouge';
    const right = await page.context().newPage();
    const told = new Visitor(right);
    await right.goto(at('maison', RESERVATION));
    await told.chooseShop(shop);
    const times = await told.offeredTimes();
    await right.close();

    await page.clock.install({ time: Date.now() + hours * HOUR });
    const visitor = new Visitor(page);
    await page.goto(at('maison', RESERVATION));
    await expect(visitor.heading('reservation:time.title')).toBeVisible();
    expect(await visitor.offeredTimes()).toEqual(times);
    await visitor.chooseTime(1);
    await expect(page.getByText(/encore (9|10) minutes/).first()).toBeVisible();
    await visitor.bookAsGuest(email);
    await expectOneMail(page, at('mail'), email);
  });
}

test('a visitor whose device slept over the end of the hold is told so at the last button, and books another', async ({
  page,
  at,
  email,
}) => {
  test.slow();
  await page.clock.install();
  const visitor = await readyToConfirm(
    new Visitor(page),
    at('maison', RESERVATION),
    email,
    'Maison Orée Sevilla',
  );
  // As a lid that is shut for an hour: timers fire at most once when it is opened.
  await page.clock.fastForward(HOUR);
  await expect(visitor.text('reservation:failure.expired.title')).toBeVisible();
  await expect(visitor.button('reservation:review.confirm')).toHaveCount(0);
  await visitor.chooseTime(2);
  await expect(visitor.heading('reservation:review.title')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await visitor.confirm();
  await expectOneMail(page, at('mail'), email);
});

test('a visitor whose live connection floods, repeats itself and is cut again and again books a free time once', async ({
  page,
  at,
  email,
}) => {
  test.slow();
  const shop = 'Maison Orée Las Palmas';
  const salon = await BookedSalon.find(at('maison'), shop);
  const day = JSON.stringify({ shopid: salon.shopId, date: '20990101', resources: [] });
  const open = `event: open\ndata: {"shopids":["${salon.shopId}"]}\n\n`;
  const flood = Array.from(
    { length: 2000 },
    (_, index) => `id: ${index % 7}\nevent: day\ndata: ${day}\n\n`,
  ).join('');
  let cut = 0;
  await page.route(/\/api\/appointments\/changes/, (route) => {
    cut += 1;
    // The last event has no end.
    return route.fulfill({
      contentType: 'text/event-stream',
      body: `${open}${flood}event: day\ndata: {"sho`,
    });
  });
  const visitor = new Visitor(page);
  await page.goto(at('maison', RESERVATION));
  await visitor.chooseShop(shop);
  const times = await visitor.offeredTimes();
  await expect.poll(() => cut).toBeGreaterThan(2);
  expect(await visitor.offeredTimes()).toEqual(times);
  await visitor.chooseTime(1);
  await visitor.bookAsGuest(email);
  await expectOneMail(page, at('mail'), email);
  expect(cut).toBeLessThan(30);
});
