import { expect, type Browser, type Page } from '@playwright/test';
import { test, type Journey } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

test.use({ apart: 'account', viewport: { width: 390, height: 844 } });

const CAMILLE = 'camille@example.com';
const PASSWORD = 'vitrine-demo';

/** Leaves a massage in the customer's cart, from another phone. */
async function leaveVisit(browser: Browser, at: Journey['at']): Promise<void> {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const visitor = new Visitor(await context.newPage());
  await visitor.page.goto(at('maison', '/services/massages/massage-suedois?page=reserved'));
  await visitor.chooseShop('Maison Orée Marais');
  const kept = visitor.page.waitForResponse(
    (reply) => reply.url().includes('/carts-tracking') && reply.request().method() !== 'GET' && reply.ok(),
  );
  await visitor.logInFromHeader(CAMILLE, PASSWORD);
  await kept;
  await context.close();
}

/** A guest at the times of a manicure, whose account has a massage waiting. */
async function atTimes(browser: Browser, page: Page, at: Journey['at']): Promise<Visitor> {
  await leaveVisit(browser, at);
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/services/ongles/manucure?page=reserved'));
  await visitor.chooseShop('Maison Orée Marais');
  return visitor;
}

/** What is offered lies over nothing that the step shows, and leads to the whole of it. */
async function expectBesideStep(page: Page, step: string): Promise<void> {
  const visitor = new Visitor(page);
  const offer = page.locator('[popover] button').filter({ hasText: 'Massage suédois' });
  await expect(offer).toBeVisible();
  const words = offer.getByText(visitor.t('reservation:saved.waitsBrief'), { exact: true });
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const [strip, progress, heading] = await Promise.all([
    offer.boundingBox(),
    page.getByLabel(visitor.t('reservation:step.title')).boundingBox(),
    page.getByRole('heading', { name: step }).boundingBox(),
  ]);
  const bottom = (strip?.y ?? 0) + (strip?.height ?? 0);
  expect(bottom).toBeLessThanOrEqual(Math.min(progress?.y ?? 0, heading?.y ?? 0));
  await offer.click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('status').filter({ has: page.getByRole('button') })).toBeInViewport();
}

test('a visit that waits is offered beside the times after a log-in on a phone', async ({
  browser,
  page,
  at,
}) => {
  const visitor = await atTimes(browser, page, at);
  await visitor.logInFromHeader(CAMILLE, PASSWORD);
  await expectBesideStep(page, visitor.t('reservation:time.title'));
});

test('a visit that waits is offered beside the details after a log-in on a phone', async ({
  browser,
  page,
  at,
}) => {
  const visitor = await atTimes(browser, page, at);
  await visitor.chooseTime(2);
  await visitor.logIn(CAMILLE, PASSWORD);
  await expectBesideStep(page, visitor.t('reservation:review.title'));
});

test('a visit that gives way to that of a link is found on every device until it is answered', async ({
  browser,
  page,
  at,
}) => {
  await leaveVisit(browser, at);
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/'));
  await visitor.logInFromHeader(CAMILLE, PASSWORD);
  await page.goto(at('maison', '/services?page=reserved&cart=service-1002'));
  // The notice itself: while it is being said, the announcer has its words as well.
  const offer = page.locator('div[role=status]').filter({ hasText: 'Massage suédois' });
  await expect(offer).toBeVisible();
  await page.goBack();
  const third = new Visitor(await (await browser.newContext({ locale: 'fr-FR' })).newPage());
  await third.page.goto(at('maison', '/panier'));
  await third.logInFromHeader(CAMILLE, PASSWORD);
  await expect(third.page.getByRole('main')).toContainText('Massage suédois');
  await third.page.context().close();
  await page.goto(at('maison', '/services?page=reserved'));
  await offer.getByRole('button', { name: visitor.t('reservation:saved.kept.take') }).click();
  await expect(visitor.heading('reservation:time.title')).toBeVisible();
});
