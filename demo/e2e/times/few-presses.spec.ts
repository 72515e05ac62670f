import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`a guest comes from a service of a shop to a held time by two presses, at ${viewport.width} pixels`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize(viewport);
    const visitor = new Visitor(page);
    await page.goto(at('maison', '/nantes-graslin/services/massages/massage-suedois'));
    await page.evaluate(() => {
      const counted = Object.assign(globalThis, { presses: 0 });
      document.addEventListener('click', ({ isTrusted }) => (counted.presses += Number(isTrusted)), true);
    });
    await visitor.bookButton('Massage suédois').click();
    const time = visitor.freeTimes().first();
    await expect(time).toBeInViewport({ ratio: 1 });
    const held = page.waitForResponse(/\/api\/appointments\/check/);
    await time.click();
    expect((await held).status()).toBe(200);
    await expect(visitor.heading('reservation:details.title')).toBeVisible();
    await expect(visitor.text('reservation:hold.minutes_other')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'presses'))).toBe(2);
  });
}
