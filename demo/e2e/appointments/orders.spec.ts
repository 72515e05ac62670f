import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { BookedSalon } from '../fixtures/booked.ts';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

test('a customer logs in, finds an appointment, moves and cancels it, and sees what became of it', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  const salon = await BookedSalon.find(at('maison'), 'Maison Orée Eixample');
  const booked = await salon.booked(email, await salon.logIn());
  const order = await salon.orderOf(booked);
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/profile/orders'));
  await expect(visitor.heading('appointments:list.login')).toBeVisible();
  await expectAccessible(page);
  await visitor.tryToLogIn('camille@example.com', 'vitrine-demo');
  await expect(visitor.heading('appointments:list.title')).toBeVisible();
  // Not beside the page: there the languages lead to the address that one is at.
  const own = page.getByRole('main').locator(`a[href="/profile/orders/${order}"]`);
  await expect(own).toContainText(visitor.t('appointments:status.confirmed'));
  await expectAccessible(page);
  await own.click();
  await expect(page.getByText(booked.reference)).toBeVisible();
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await visitor.button('reservation:confirmation.file').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${booked.reference}.ics`);
  expect(await readFile(await download.path(), 'utf8')).toContain(`UID:${booked.id}`);

  await visitor.button('appointments:move.button').click();
  await expect(visitor.link('appointments:list.back')).toHaveCount(0);
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(visitor.freeTimes().first()).toBeInViewport({ ratio: 1 });
  }
  await visitor.freeTimes().first().click();
  await visitor.button('appointments:move.confirm').click();
  await expect(visitor.text('appointments:move.done')).toBeVisible();

  await visitor.cancel();
  await expect(page.locator(':focus').last()).toContainText(visitor.t('appointments:cancel.done'));
  await visitor.link('appointments:list.back').click();
  await expect(own).toContainText(visitor.t('appointments:status.cancelled'));

  await page
    .getByRole('button', { name: /Camille/ })
    .first()
    .click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: visitor.t('account:page.orders') }),
  ).toBeVisible();
});

test('a customer who opens an order that is not theirs is told that it is not there', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/profile/orders/nothing'));
  await expect(page.locator('input[name=sign-in-address]')).toBeVisible();
  await visitor.tryToLogIn('camille@example.com', 'vitrine-demo');
  await expect(visitor.text('appointments:list.missing')).toBeVisible();
});

test('a customer whose list of appointments cannot be loaded is told so, and loads it again', async ({
  page,
  at,
  faults,
}) => {
  faults.expects(/status of 5\d\d|net::ERR/);
  const visitor = new Visitor(page);
  await page.route(/\/api\/customers\/history/, (route) => route.abort());
  await page.goto(at('maison', '/profile/orders'));
  await expect(page.locator('input[name=sign-in-address]')).toBeVisible();
  await visitor.tryToLogIn('camille@example.com', 'vitrine-demo');
  await expect(visitor.text('appointments:list.failed')).toBeVisible({ timeout: 40_000 });
  await page.unroute(/\/api\/customers\/history/);
  await visitor.button('common:retry').first().click();
  await expect(visitor.heading('appointments:list.upcoming')).toBeVisible();
});
