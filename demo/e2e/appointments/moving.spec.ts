import { expect } from '@playwright/test';
import { formatDay, formatTime } from '#domain/time/format-time.ts';
import { instant } from '#domain/time/instant.ts';
import { BookedSalon } from '../fixtures/booked.ts';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

const HOT_STONES = '1002';

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

test('Back leads from the last step of a move, loaded anew, to the times and to the appointment', async ({
  page,
  at,
  email,
}) => {
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
  await expect(visitor.heading('appointments:move.title')).toBeVisible();
  await page.goForward();
  await expect(visitor.heading('appointments:move.confirmTitle')).toBeVisible();
  await page.goBack();
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
