import { expect } from '@playwright/test';
import { test } from '../../fixtures/journey.ts';
import { Visitor } from '../../fixtures/visitor.ts';
import { openHostPage } from '../../hosts/host-page.ts';
import { accountFiles, weighScripts } from './account-chunks.ts';
import { signedIn } from './signed-in.ts';

/** Compressed bytes (gzip) of a page of the account, as it opens, over what other screens share; its words are in it. */
const MOST = 30_000;

const CAMILLE = 'camille@example.com';
const OTHERS = ['/', '/contact', '/services', '/magazine', '/paris-marais', '/cart'];
const PAGES = {
  '/profile/orders': 'account:page.orders',
  '/profile/eshoporders': 'account:page.eshop-orders',
  '/profile/credit': 'account:page.credit',
  '/profile/loyalty': 'account:page.loyalty',
  '/profile': 'profile:title',
} as const;

const sum = (weights: readonly number[]) => weights.reduce((total, each) => total + each, 0);

test('pages that do not open the account ask for nothing of it; those that do ask for little', async ({
  page,
  context,
  at,
}) => {
  test.slow();
  const own = accountFiles();
  const visitor = new Visitor(page);
  const shared = new Set<string>();
  for (const isCustomer of [false, true]) {
    if (isCustomer) await signedIn(context, at, CAMILLE);
    for (const path of OTHERS) {
      const { weights, stop } = weighScripts(page);
      await page.goto(at('maison', path));
      // The code of a page that is rendered comes once it is touched.
      await page.keyboard.press('Tab');
      await expect.poll(() => weights.size).toBeGreaterThan(10);
      await page.waitForLoadState('networkidle');
      stop();
      const files = [...weights.keys()];
      expect(
        files.filter((file) => own.has(file)),
        `${path}, ${isCustomer ? 'customer' : 'guest'}`,
      ).toEqual([]);
      for (const file of files) shared.add(file);
    }
  }
  for (const [path, heading] of Object.entries(PAGES)) {
    const { weights, stop } = weighScripts(page);
    await page.goto(at('maison', path));
    await expect(visitor.heading(heading)).toBeVisible();
    await page.waitForLoadState('networkidle');
    stop();
    const extra = [...weights].filter(
      ([file]) => own.has(file) || (file.startsWith('t-') && !shared.has(file)),
    );
    const bytes = sum(extra.map(([, weight]) => weight));
    console.log(`${path}: ${bytes} bytes over the shared chunks`);
    expect(extra.some(([file]) => own.has(file))).toBe(true);
    expect(bytes, path).toBeLessThanOrEqual(MOST);
  }
});

test('the element asks for little over what other elements share', async ({ page, at }) => {
  const own = accountFiles();
  const visitor = new Visitor(page);
  const { weights } = weighScripts(page);
  const body = '<main><vitrine-account page="profile"></vitrine-account></main>';
  await openHostPage(page, at, { body });
  const element = page.locator('vitrine-account');
  await visitor.usePassword(element);
  await element.locator('input[type=email]').fill(CAMILLE);
  await element.locator('input[autocomplete="current-password"]').fill('vitrine-demo');
  await element.getByRole('button', { name: visitor.t('sign-in:password.submit') }).click();
  await expect(visitor.heading('profile:title')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const extra = [...weights].filter(([file]) => own.has(file) || file.startsWith('t-'));
  const bytes = sum(extra.map(([, weight]) => weight));
  console.log(`vitrine-account, profile: ${bytes} bytes over the shared chunks, words and way in included`);
  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThanOrEqual(MOST);
});
