import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { anna, Visitor } from '../fixtures/visitor.ts';

test.use({ viewport: { width: 390, height: 640 } });

const topOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Some way down, and where that is. */
async function scrollDown(page: Page): Promise<number> {
  await page.mouse.move(195, 320);
  await page.mouse.wheel(0, 260);
  await expect.poll(() => topOf(page)).toBeGreaterThan(100);
  await page.waitForTimeout(200);
  return topOf(page);
}

test('Back shows each step of a reservation where its visitor was, and Forward too; a step that is new begins at its top', async ({
  page,
  at,
  email,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('atelier', '/services/mains-et-pieds/manucure-nacre?page=reserved'));
  await expect(visitor.freeTimes().first()).toBeVisible();
  const times = await scrollDown(page);
  await visitor
    .freeTimes()
    .filter({ visible: true })
    .last()
    .evaluate((time: HTMLElement) => time.click());
  await expect(visitor.heading('reservation:details.title')).toBeFocused();
  await expect(visitor.heading('reservation:details.title')).toBeInViewport();
  await visitor.fillDetails(anna(email));
  await expect(visitor.heading('reservation:review.title')).toBeFocused();
  await expect(visitor.heading('reservation:review.title')).toBeInViewport();
  const review = await scrollDown(page);

  await page.goBack();
  await expect(visitor.heading('reservation:details.title')).toBeFocused();
  await expect.poll(() => topOf(page)).toBeGreaterThan(100);
  await page.goBack();
  await expect(visitor.heading('reservation:time.title')).toBeFocused();
  await expect.poll(() => topOf(page)).toBe(times);
  await page.goForward();
  await page.goForward();
  await expect(visitor.heading('reservation:review.title')).toBeFocused();
  await expect.poll(() => topOf(page)).toBe(review);
});
