import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

/* Two visitors look at the same times: what one takes and gives back, the other sees without a reload. */
const PLACE = '/services/coiffure/brushing?page=reserved';
const SHOP = 'Maison Orée Carmes';

async function openTimes(page: Page, address: string): Promise<Visitor> {
  const visitor = new Visitor(page);
  await page.goto(address);
  await visitor.chooseShop(SHOP);
  await visitor.choosePractitioner('Raphaël');
  await expect(visitor.freeTimes().first()).toBeVisible();
  return visitor;
}

/** How many pages of the browser follow times through another one. */
async function waitingForPlace(): Promise<number> {
  const { pending = [] } = await navigator.locks.query();
  return pending.filter(({ name }) => name?.startsWith('vitrine-live ')).length;
}

test('a visitor sees within two seconds what another one takes and gives back, and nothing moves', async ({
  page,
  browser,
  at,
}) => {
  test.slow();
  const address = at('maison', PLACE);
  await openTimes(page, address);
  const connections = async () => {
    const { port } = new URL(address);
    const reply = await fetch(`http://localhost:${port}/metrics`);
    return Number(/^vitrine_live_connections (\d+)$/m.exec(await reply.text())?.[1]);
  };
  await expect.poll(connections).toBe(1);
  const tab = await page.context().newPage();
  await tab.goto(address);
  await expect(new Visitor(tab).freeTimes().first()).toBeVisible();
  // A second tab of the same browser waits for the place of the first one, and has no connection of its own.
  await expect.poll(() => tab.evaluate(waitingForPlace)).toBe(1);
  expect(await connections()).toBe(1);

  const other = await (await browser.newContext()).newPage();
  const rival = await openTimes(other, address);
  await expect.poll(connections).toBe(2);
  const gone = page.locator('[data-cell][aria-disabled=true], [role=tabpanel] li [aria-disabled=true]');
  const times = page.locator('td button, [role=tabpanel] li button');
  const place = await times.nth(1).boundingBox();
  const asked = other.waitForResponse(/\/api\/appointments\/check/);
  await rival.freeTimes().first().click();
  await expect(gone).not.toHaveCount(0, { timeout: 2000 });
  expect(await times.nth(1).boundingBox()).toEqual(place);
  const reply = await asked;
  const { holdId } = (await reply.json()) as { holdId: string };
  const { visitKey } = reply.request().postDataJSON() as { visitKey: string };
  const { port } = new URL(address);
  await fetch(`http://localhost:${port}/api/appointments?holdId=${holdId}&visitKey=${visitKey}`, {
    method: 'DELETE',
    headers: { company: 'cmp_maison' },
  });
  await expect(gone).toHaveCount(0, { timeout: 2000 });
  await other.context().close();
  await tab.close();
  await page.goto('about:blank');
  await expect.poll(connections).toBe(0);
});
