import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';
import { toldOfPlace } from './waiting-list.ts';

async function linkIn(mail: Page, name: RegExp): Promise<string> {
  const link = mail.frameLocator('iframe').getByRole('link', { name });
  return (await link.getAttribute('href')) ?? '';
}

test('a visitor on the waiting list is told of a freed place, and books what is kept for them', async ({
  page,
  at,
  email,
  openMail,
  expectAccessible,
}) => {
  const visitor = new Visitor(page);
  const mail = await toldOfPlace({ page, at, email, openMail }, 'Maison Orée Mazarin');
  const address = await linkIn(mail, /Prendre cette place/);
  await page.goto(address);
  await expect(visitor.heading('appointments:place.title')).toBeVisible();
  await expect(page).toHaveURL(/\/liste-attente\/[\w-]+$/);
  await expectAccessible(page);
  await visitor.button('appointments:place.take').click();
  await visitor.bookAsGuest(email);
  await page.goto(address);
  await page.reload();
  await expect(visitor.heading('appointments:place.taken')).toBeVisible();
  await visitor.link('appointments:again').click();
  await expect(page).toHaveURL(/\/services$/);
});

test('a visitor on the waiting list gives the place back by the link of the mail', async ({
  page,
  at,
  email,
  openMail,
  expectAccessible,
}) => {
  const visitor = new Visitor(page);
  const mail = await toldOfPlace({ page, at, email, openMail }, 'Maison Orée Nassa');
  await page.goto(await linkIn(mail, /Ne plus être prévenu/));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: visitor.t('appointments:place.leave'), exact: true }).click();
  await expect(visitor.heading('appointments:place.left')).toBeVisible();
  await expect(page.locator(':focus').last()).toContainText(visitor.t('appointments:place.left'));
});
