import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

const LED = '/services/soins-visage/soin-lumiere-led?page=reserved';
/** It has one lamp, and two people and two rooms for the care that needs it. */
const SHOP = 'Maison Orée Bourg';

/** The times of somebody in the week about a date. */
async function timesOf(visitor: Visitor, name: string, date: string): Promise<string[]> {
  await visitor.choosePractitioner(name);
  await visitor.page.locator('input[type=date]').fill(date);
  return visitor.offeredTimes();
}

async function atShop(page: Page, address: string): Promise<Visitor> {
  const visitor = new Visitor(page);
  await page.goto(address);
  await visitor.chooseShop(SHOP);
  return visitor;
}

test('a visitor takes the only lamp, and the next visitor sees that time gone with everybody', async ({
  page,
  browser,
  at,
}) => {
  // Far enough for both of those who use the lamp to have times left.
  const soon = new Date(Date.now() + 24 * 86_400_000);
  const toWednesday = (10 - soon.getUTCDay()) % 7;
  const date = new Date(soon.getTime() + toWednesday * 86_400_000).toISOString().slice(0, 10);
  const first = await atShop(page, at('maison', LED));
  const others = await timesOf(first, 'Ophélie', date);
  const own = await timesOf(first, 'Lorraine', date);
  const index = own.findIndex((time) => others.includes(time));
  expect(index).toBeGreaterThanOrEqual(0);
  await first.chooseTime(index);

  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const second = await atShop(await context.newPage(), at('maison', LED));
  for (const name of ['Ophélie', 'Lorraine']) {
    const left = await timesOf(second, name, date);
    expect(left.length, name).toBeGreaterThan(0);
    expect(left, name).not.toContain(own[index]);
  }
  await context.close();
});
