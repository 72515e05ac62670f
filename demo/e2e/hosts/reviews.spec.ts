import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/journey.ts';

const CALL = '/api/companies/reviews';
const TITLE = 'Ce que disent nos clients';

const reviewsOn = (page: Page) => page.getByRole('region', { name: TITLE });
const choose = async (page: Page, button: string) => {
  await page.getByRole('button', { name: 'Gérer les cookies' }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
};

/** How often the page has asked for them. */
function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === CALL) calls += 1;
  });
  return () => calls;
}

test('a visitor who agrees to content of others reads what customers say, until they take that back', async ({
  page,
  at,
  expectAccessible,
}) => {
  const calls = countCalls(page);
  const sent = await page.goto(at('duo', '/services'));
  expect(await sent?.text()).not.toContain(TITLE);
  await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(reviewsOn(page)).toHaveCount(0);
  expect(calls()).toBe(0);

  const first = page.getByRole('main').getByRole('link').first();
  const heightOf = () => first.evaluate((link) => link.getBoundingClientRect().top + scrollY);
  const before = await heightOf();
  await choose(page, 'Tout accepter');
  await expect(reviewsOn(page).getByRole('img', { name: '4,7 sur 5, 210 avis' })).toBeVisible();
  await expect(reviewsOn(page).getByRole('blockquote')).toHaveCount(6);
  await expect(reviewsOn(page).getByRole('listitem').first()).toContainText('5 sur 5 : 169 avis');
  expect(await heightOf()).toBe(before);
  await expectAccessible(page);

  await page.reload();
  await expect(reviewsOn(page)).toBeVisible();
  expect(calls()).toBe(2);
  const anew = page.waitForEvent('load');
  await choose(page, 'Tout refuser');
  await anew;
  await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(reviewsOn(page)).toHaveCount(0);
  expect(calls()).toBe(2);
});

for (const [what, answer] of [
  ['says nothing', { reviews: null }],
  ['speaks nonsense', { reviews: { average: '<b>5</b>', count: -3, quotes: 'all' } }],
] as const) {
  test(`where the review service ${what}, the services are all there is`, async ({ page, at }) => {
    const calls = countCalls(page);
    await page.route(`**${CALL}*`, (route) => route.fulfill({ json: answer }));
    await page.goto(at('duo', '/services'));
    await choose(page, 'Tout accepter');
    await expect.poll(calls).toBe(1);
    await page.waitForLoadState('networkidle');
    await expect(reviewsOn(page)).toHaveCount(0);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/services\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
