import { expect } from '@playwright/test';
import { formatDay, formatTime } from '#domain/time/format-time.ts';
import { instant } from '#domain/time/instant.ts';
import { BookedSalon } from '../fixtures/booked.ts';
import { test } from '../fixtures/journey.ts';
import { saying } from '../fixtures/texts.ts';
import { readyToConfirm, RESERVATION, Visitor } from '../fixtures/visitor.ts';

const HOT_STONES = '1002';

test('a visitor opens the link of a confirmation, and its key is told to nobody', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  const visitor = await readyToConfirm(
    new Visitor(page),
    at('maison', RESERVATION),
    email,
    'Maison Orée Brera',
  );
  const reference = await visitor.confirm();
  const link = visitor.link('reservation:confirmation.manage');
  await expect(link).toHaveAttribute('href', /\/rendez-vous\/[\w-]+#[\w-]{43}$/);
  await link.click();
  await expect(visitor.heading('appointments:title')).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page).toHaveURL(/\/rendez-vous\/[\w-]+$/);
  await expectAccessible(page);
  const reply = await page.reload();
  expect(reply?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': expect.stringContaining('no-store'),
  });
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByText(reference)).toBeVisible();
});

test('a visitor prints an appointment on one sheet, without what leads elsewhere', async ({
  page,
  at,
  email,
}) => {
  const salon = await BookedSalon.find(at('maison'), 'Maison Orée Brera');
  const { manageUrl = '', reference } = await salon.booked(email);
  const visitor = new Visitor(page);
  await page.goto(manageUrl);
  await expect(visitor.heading('appointments:title')).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.locator('header img, header svg').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button').or(page.getByRole('navigation'))).toHaveCount(0);
});

test('a visitor who cancels what was just booked and goes back is not told that it is booked', async ({
  page,
  at,
  email,
}) => {
  const visitor = await readyToConfirm(
    new Visitor(page),
    at('maison', RESERVATION),
    email,
    'Maison Orée Brera',
  );
  await visitor.confirm();
  await visitor.link('reservation:confirmation.manage').click();
  await visitor.cancel();
  await page.goBack();
  await expect(visitor.text('reservation:visit.empty')).toBeVisible();
  await expect(visitor.heading('reservation:confirmation.title')).toBeHidden();
});

test('a visitor who has a link without its key, or with a wrong one, is shown no appointment', async ({
  page,
  at,
  email,
}) => {
  const salon = await BookedSalon.find(at('maison'), 'Maison Orée Coronari');
  const { manageUrl = '' } = await salon.booked(email);
  const visitor = new Visitor(page);
  await page.goto(manageUrl.replace(/#.*/, ''));
  await expect(visitor.heading('appointments:missing.title')).toBeVisible();
  await page.goto(`${manageUrl.replace(/#.*/, '')}#${'x'.repeat(43)}`);
  await page.reload();
  await expect(visitor.heading('appointments:missing.title')).toBeVisible();
});

test('a visitor reads the terms and cancels once, though the answer is lost, and is mailed', async ({
  page,
  at,
  email,
  openMail,
  expectAccessible,
  faults,
}) => {
  const salon = await BookedSalon.find(at('maison'), 'Maison Orée Sevilla');
  const { manageUrl = '' } = await salon.booked(email);
  const visitor = new Visitor(page);
  faults.expects(/net::ERR_FAILED/);
  await page.goto(manageUrl);
  await expect(visitor.text('reservation:review.cancelUntil')).toBeVisible();
  await expect(visitor.text('appointments:cancel.nothing')).toBeVisible();
  let asked = 0;
  await page.route(/\/api\/appointments\?/, async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    asked += 1;
    if (asked > 1) return route.fallback();
    await route.fetch({
      url: route
        .request()
        .url()
        .replace(/\/\/\w+\.localhost/, '//localhost'),
    });
    return route.abort();
  });
  await visitor.button('appointments:cancel.button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(saying(visitor.t('reservation:review.cancelUntil')))).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByRole('button', { name: visitor.t('appointments:cancel.confirm'), exact: true })
    .dblclick();
  await expect(visitor.text('appointments:cancel.done')).toBeVisible();
  await expect(visitor.heading('appointments:cancelledTitle')).toBeVisible();
  await expect(page.getByText(visitor.t('appointments:status.cancelled'), { exact: true })).toBeVisible();
  expect(asked).toBe(2);
  await expectAccessible(page);
  const mail = await openMail(email);
  await expect(mail.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText('annulé');
  await mail.goto(at('mail'));
  await expect(mail.getByRole('link').filter({ hasText: email })).toHaveCount(2);
});

test('a visitor moves an appointment, and its old time is free for the next visitor at once', async ({
  page,
  at,
  email,
  openMail,
  expectAccessible,
}) => {
  const salon = await BookedSalon.find(at('maison'), 'Maison Orée Graslin');
  const { manageUrl = '', start, lines } = await salon.booked(email);
  const visitor = new Visitor(page);
  await page.goto(manageUrl);
  await visitor.button('appointments:move.button').click();
  await expect(visitor.heading('appointments:move.title')).toBeVisible();
  await expect(visitor.practitioner(lines[0]?.practitioner.displayname ?? '')).toBeChecked();
  await expectAccessible(page);
  await expect(visitor.freeTimes().first()).toBeVisible();
  // Far from the old time, which it must not overlap: the nearest ones stand first.
  await visitor.freeTimes().last().click();
  await expect(visitor.heading('appointments:move.confirmTitle')).toBeVisible();
  await expect(visitor.text('appointments:move.samePrice')).toBeVisible();
  await expectAccessible(page);
  await visitor.button('appointments:move.confirm').dblclick();
  await expect(visitor.text('appointments:move.done')).toBeVisible();
  const mail = await openMail(email);
  await expect(mail.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText('déplacé');

  const [line] = lines;
  const date = start.slice(0, 10).replaceAll('-', '');
  const free = await salon.holdAll(line?.practitioner.id ?? '', date, 1);
  expect(free[0]?.hold.lines[0]?.start).toBe(start);
});

test('a visitor books the same again with the same person in one press, and is told who is not there any more', async ({
  page,
  at,
  email,
}) => {
  const salon = await BookedSalon.find(at('maison'), 'Maison Orée Sevilla');
  const { manageUrl = '', lines, start } = await salon.booked(email);
  const name = lines[0]?.practitioner.displayname ?? '';
  const visitor = new Visitor(page);
  await page.goto(manageUrl);
  const same = visitor.link('appointments:same');
  const address = (await same.getAttribute('href')) ?? '';
  await same.click();
  await expect(visitor.heading('reservation:time.title')).toBeVisible();
  await expect(visitor.freeTimes().first()).toBeVisible();
  await expect(visitor.practitioner(name)).toBeChecked();
  await expect(page).not.toHaveURL(/with=|duration=/);
  await page.goBack();
  await expect(visitor.heading('appointments:title')).toBeVisible();
  await page.goto(new URL(address.replace(/with=[^&]+/, 'with=gone'), page.url()).href);
  await expect(visitor.text('reservation:link.practitioner')).toBeVisible();
  await expect(visitor.freeTimes().first()).toBeVisible();
  // Somebody else may be free at that time: it was wished with this person.
  await page.goto(new URL(`${address}&start=${encodeURIComponent(start)}`, page.url()).href);
  await expect(visitor.text('reservation:failure.taken.title')).toBeVisible();
  await expect(visitor.practitioner(name)).toBeChecked();
});

test('a visitor on a phone sees a free time at once when moving, and Back leads to the appointment', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  const salon = await BookedSalon.find(at('maison'), 'Maison Orée Sevilla');
  const { manageUrl = '' } = await salon.booked(email);
  const visitor = new Visitor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(manageUrl);
  await visitor.button('appointments:move.button').click();
  await expect(visitor.heading('appointments:move.title')).toBeFocused();
  await expect(visitor.freeTimes().first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('button', { expanded: false, name: /^Massage/ }).click();
  await expect(page.getByRole('group', { name: /^Avec/ })).toHaveCount(1);
  // Nothing of it stands below the bar of the storefront then.
  await page.setViewportSize({ width: 390, height: 1600 });
  await expectAccessible(page);
  await page.goBack();
  await expect(visitor.heading('appointments:title')).toBeVisible();
  await page.goForward();
  await expect(visitor.heading('appointments:move.title')).toBeVisible();
  await page.reload();
  await visitor.button('appointments:move.back').click();
  await expect(visitor.heading('appointments:title')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a visitor who moves an appointment of two services sees the first free time and the last button without scrolling', async ({
    page,
    at,
    email,
    expectAccessible,
  }) => {
    const salon = await BookedSalon.find(at('maison'), 'Maison Orée Las Palmas');
    const { manageUrl = '' } = await salon.bookedWith(HOT_STONES, email);
    const visitor = new Visitor(page);
    await page.goto(manageUrl);
    await visitor.button('appointments:move.button').tap();
    await expect(visitor.heading('appointments:move.title')).toBeVisible();
    const first = visitor.freeTimes().first();
    await expect(first).toBeInViewport({ ratio: 1 });
    // The bar at the bottom of the page covers nothing of it: a touch opens the review of both services.
    const box = await first.boundingBox();
    await page.touchscreen.tap(box!.x + box!.width / 2, box!.y + box!.height / 2);
    await expect(visitor.heading('appointments:move.confirmTitle')).toBeVisible();
    for (const name of ['Massage suédois', 'Massage aux pierres chaudes'])
      await expect(page.getByText(name).first()).toBeVisible();
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(visitor.button('appointments:move.confirm')).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
    }
  });
});

test('a visitor who loads the last step of a move anew leaves it by Back', async ({ page, at, email }) => {
  const visitor = new Visitor(page);
  const salon = await BookedSalon.find(at('maison'), 'Maison Orée Las Palmas');
  const { manageUrl = '' } = await salon.bookedWith(HOT_STONES, email);
  await page.goto(manageUrl);
  await visitor.button('appointments:move.button').click();
  await visitor.freeTimes().first().click();
  await expect(visitor.heading('appointments:move.confirmTitle')).toBeVisible();
  await page.reload();
  await expect(visitor.heading('appointments:move.confirmTitle')).toBeVisible();
  await page.goBack();
  await expect(visitor.heading('appointments:title')).toBeVisible();
  await expect(visitor.heading('appointments:move.confirmTitle')).toHaveCount(0);
});

test('a visitor who thinks better of a move keeps the appointment as it was', async ({ page, at, email }) => {
  const salon = await BookedSalon.find(at('maison'), 'Maison Orée Las Palmas');
  const { manageUrl = '', reference } = await salon.booked(email);
  const visitor = new Visitor(page);
  await page.goto(manageUrl);
  await visitor.button('appointments:move.button').click();
  await visitor.freeTimes().first().click();
  await visitor.button('appointments:move.other').click();
  await visitor.button('appointments:move.back').click();
  await expect(visitor.heading('appointments:title')).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText(visitor.t('appointments:status.confirmed'), { exact: true })).toBeVisible();
});

test('a visitor moves an appointment by half an hour into its own time, over a reload', async ({
  page,
  at,
  email,
}) => {
  const salon = await BookedSalon.find(at('maison'), 'Maison Orée Coronari');
  const { id, dates } = await salon.someone(new Date(Date.now() + 28 * 86_400_000), 7);
  const held = await salon.holdBeforeAnother(id, dates);
  const { manageUrl = '', start } = await salon.book(held, email);
  const date = start.slice(0, 10);
  const day = formatDay('fr', date.replaceAll('-', ''));
  const hourOf = (minutes: number) =>
    formatTime('fr', 'Europe/Paris', instant(Date.parse(start) + minutes * 60_000));
  const visitor = new Visitor(page);
  await page.goto(manageUrl);
  await visitor.button('appointments:move.button').click();
  await page.locator('input[type=date]').fill(date);
  const timeOf = (hour: string) => visitor.freeTimes().filter({ hasText: new RegExp(`^${hour}, ${day}`) });
  await expect(timeOf(hourOf(30))).toBeVisible();
  await expect(timeOf(hourOf(0))).toHaveCount(0);
  await timeOf(hourOf(30)).click();
  await expect(visitor.heading('appointments:move.confirmTitle')).toBeVisible();
  await page.reload();
  await expect(visitor.heading('appointments:move.confirmTitle')).toBeVisible();
  await visitor.button('appointments:move.confirm').click();
  await expect(visitor.text('appointments:move.done')).toBeVisible();
  await expect(page.getByText(hourOf(30)).first()).toBeVisible();
});
