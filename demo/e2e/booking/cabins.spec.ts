import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

/** Two people wax legs here, and one of the two cabins is made for it. */
const SHOP = 'Maison Orée Graslin';
const LEGS = '/services/epilation/jambes-entieres?page=reserved';
/** Shorter than the other, and takes place at a chair: it needs no cabin. */
const BROWS = '/services/regard/teinture-sourcils?page=reserved';

/** A week in which both of them work, on its days from Thursday on. */
function someThursday(): string {
  const soon = new Date(Date.now() + 24 * 86_400_000);
  const toThursday = (11 - soon.getUTCDay()) % 7;
  return new Date(soon.getTime() + toThursday * 86_400_000).toISOString().slice(0, 10);
}

test('a visitor takes the only cabin, and the next one is not offered that time though somebody is free', async ({
  page,
  browser,
  at,
}) => {
  const date = someThursday();
  const atShop = async (opened: Page, address: string): Promise<Visitor> => {
    await opened.goto(at('maison', address));
    const visitor = new Visitor(opened);
    await visitor.chooseShop(SHOP);
    return visitor;
  };
  const timesOf = async (visitor: Visitor, name: string): Promise<string[]> => {
    await visitor.choosePractitioner(name);
    await visitor.page.locator('input[type=date]').fill(date);
    return visitor.offeredTimes();
  };
  const first = await atShop(page, LEGS);
  const hers = await timesOf(first, 'Lou');
  const own = await timesOf(first, 'Nolwenn');
  const index = own.findIndex((time) => hers.includes(time));
  expect(index).toBeGreaterThanOrEqual(0);
  await first.chooseTime(index);

  const another = async (address: string) => {
    const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
    return atShop(await context.newPage(), address);
  };
  const second = await another(LEGS);
  const left = await timesOf(second, 'Lou');
  expect(left.length).toBeGreaterThan(0);
  expect(left).not.toContain(own[index]);
  // She herself is free then: what needs no cabin is offered with her.
  const third = await another(BROWS);
  expect(await timesOf(third, 'Lou')).toContain(own[index]);
  await Promise.all([second, third].map((visitor) => visitor.page.context().close()));
});
