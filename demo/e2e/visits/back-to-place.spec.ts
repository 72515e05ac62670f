import { expect, type Page } from '@playwright/test';
import { goReady } from '../fixtures/go-ready.ts';
import { test } from '../fixtures/journey.ts';
import { anna, Visitor } from '../fixtures/visitor.ts';

test.use({ viewport: { width: 390, height: 640 } });

const topOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Some way down from where it is, and where that is. */
async function scrollDown(page: Page): Promise<number> {
  const before = await topOf(page);
  await page.mouse.move(195, 320);
  await page.mouse.wheel(0, 260);
  await expect.poll(() => topOf(page)).toBeGreaterThan(before + 100);
  await page.waitForTimeout(200);
  return topOf(page);
}

/** The last free time that is shown: it is pressed where it is, without the page being moved to it. */
async function pressTime(visitor: Visitor): Promise<void> {
  await visitor
    .freeTimes()
    .filter({ visible: true })
    .last()
    .evaluate((time: HTMLElement) => time.click());
  await expect(visitor.heading('reservation:details.title')).toBeFocused();
  await expect(visitor.heading('reservation:details.title')).toBeInViewport();
}

/** Goes on from the times to the review, which comes into view, and down it; how far. */
async function toReview(visitor: Visitor, email: string): Promise<number> {
  await pressTime(visitor);
  await visitor.fillDetails(anna(email));
  await expect(visitor.heading('reservation:review.title')).toBeFocused();
  await expect(visitor.heading('reservation:review.title')).toBeInViewport();
  return scrollDown(visitor.page);
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
  const review = await toReview(visitor, email);

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

for (const [where, attributes] of [
  ['whose address stays as it is', {}],
  ['whose address shows the step', { 'sync-url': '' }],
] as const) {
  test(`Back shows the steps of a booking where its visitor was in the page of a salon ${where}, and Forward too`, async ({
    page,
    at,
    email,
  }) => {
    const visitor = new Visitor(page);
    await goReady(page, at('primary', '/salon.html'));
    // The salon has more to say below.
    await page.locator('main').evaluate((main) => (main.style.paddingBlock = '20rem 60rem'));
    await page
      .locator('vitrine-booking')
      .evaluate(
        (booking, all) => all.forEach(([name, text]) => booking.setAttribute(name, text)),
        Object.entries(attributes),
      );
    await expect(visitor.bookButton('Massage suédois')).toBeVisible();
    await scrollDown(page);
    const list = await scrollDown(page);
    await visitor.bookButton('Massage suédois').evaluate((button: HTMLElement) => button.click());
    await visitor.chooseShop('Maison Orée Marais');
    await visitor.showFreeTimes();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const times = await scrollDown(page);
    const review = await toReview(visitor, email);

    await page.goBack();
    await expect(visitor.heading('reservation:details.title')).toBeFocused();
    await page.goBack();
    await expect(visitor.heading('reservation:time.title')).toBeFocused();
    await expect.poll(() => topOf(page)).toBe(times);
    await page.goBack();
    await page.goBack();
    await expect(visitor.bookButton('Massage suédois')).toBeVisible();
    await expect.poll(() => topOf(page)).toBe(list);
    for (let step = 0; step < 4; step += 1) await page.goForward();
    await expect(visitor.heading('reservation:review.title')).toBeFocused();
    await expect.poll(() => topOf(page)).toBe(review);
  });
}
