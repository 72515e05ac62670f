import { expect, type Page } from '@playwright/test';
import type { AppointmentWire } from '#contract/booking/appointment-wire.ts';
import { BookedSalon } from '../fixtures/booked.ts';
import { test } from '../fixtures/journey.ts';
import { saying } from '../fixtures/texts.ts';
import { anna, RESERVATION, Visitor } from '../fixtures/visitor.ts';

const DAY = 86_400_000;

interface FullDay {
  readonly salon: BookedSalon;
  readonly name: string;
  readonly date: string;
  readonly booked: AppointmentWire;
}

/** A day on which somebody has no time left: one appointment that can be given up, and the rest held by others. */
async function fullDay(address: string, shop: string, email: string): Promise<FullDay> {
  const salon = await BookedSalon.find(address, shop);
  const { id, name, dates } = await salon.someone(new Date(Date.now() + 8 * DAY), 14);
  for (const date of dates) {
    const [first] = await salon.holdAll(id, date);
    if (first)
      return { salon, name, date, booked: await salon.book(first, email.replace(/^visitor/, 'booked')) };
  }
  throw new Error('Nothing is free.');
}

/** From the reservation of the week that has the full day in it to the list. */
async function joinList(visitor: Visitor, { salon, name, date }: FullDay, email: string): Promise<void> {
  const { page, t } = visitor;
  await visitor.chooseShop(salon.shop.publicInfo.name);
  await visitor.choosePractitioner(name);
  await page.locator('input[type=date]').fill(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`);
  const open = page.getByRole('button', { name: t('waiting:open'), exact: true });
  await expect(open).toBeVisible();
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('waiting:send'), exact: true }).click();
  await expect(dialog.getByText(t('waiting:error.required'))).toBeVisible();
  await dialog.getByRole('textbox', { name: t('waiting:email'), exact: true }).fill(email);
  await dialog.getByRole('radio', { name: saying(t('waiting:week')) }).check();
  await dialog.getByRole('button', { name: t('waiting:send'), exact: true }).click();
  await expect(dialog.getByText(saying(t('waiting:doneText')))).toBeVisible();
  await dialog
    .getByRole('button', { name: t('waiting:close'), exact: true })
    .last()
    .click();
}

/** The booked appointment is given up by its link. */
async function giveUp(page: Page, { manageUrl = '' }: AppointmentWire): Promise<void> {
  const visitor = new Visitor(page);
  await page.goto(manageUrl);
  await visitor.cancel();
}

async function linkIn(mail: Page, name: RegExp): Promise<string> {
  const link = mail.frameLocator('iframe').getByRole('link', { name });
  return (await link.getAttribute('href')) ?? '';
}

test('a visitor on the waiting list is told of a freed place, and books what is kept for them', async ({
  page,
  context,
  at,
  email,
  openMail,
  expectAccessible,
}) => {
  const full = await fullDay(at('maison'), 'Maison Orée Mazarin', email);
  const visitor = new Visitor(page);
  await page.goto(at('maison', RESERVATION));
  await joinList(visitor, full, email);
  const other = await context.newPage();
  await giveUp(other, full.booked);
  const mail = await openMail(email);
  const address = await linkIn(mail, /Prendre cette place/);
  await page.goto(address);
  await expect(visitor.heading('appointments:place.title')).toBeVisible();
  await expect(page).toHaveURL(/\/liste-attente\/[\w-]+$/);
  await expectAccessible(page);
  await visitor.button('appointments:place.take').click();
  await visitor.fillDetails(anna(email));
  await visitor.confirm();
  await page.goto(address);
  await page.reload();
  await expect(visitor.heading('appointments:place.taken')).toBeVisible();
  await visitor.link('appointments:again').click();
  await expect(page).toHaveURL(/\/services$/);
});

test('a visitor on the waiting list gives the place back by the link of the mail', async ({
  page,
  context,
  at,
  email,
  openMail,
  expectAccessible,
}) => {
  const full = await fullDay(at('maison'), 'Maison Orée Nassa', email);
  const visitor = new Visitor(page);
  await page.goto(at('maison', RESERVATION));
  await joinList(visitor, full, email);
  await giveUp(await context.newPage(), full.booked);
  const mail = await openMail(email);
  await page.goto(await linkIn(mail, /Ne plus être prévenu/));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: visitor.t('appointments:place.leave'), exact: true }).click();
  await expect(visitor.heading('appointments:place.left')).toBeVisible();
  await expect(page.locator(':focus').last()).toContainText(visitor.t('appointments:place.left'));
});
