import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';

test('nothing of others is asked for before the visitor agrees, and what they refused stays refused', async ({
  page,
  context,
  at,
}) => {
  const foreign: string[] = [];
  // Nothing but the demo can be reached: what would be asked for is answered here.
  await context.route(
    (url) => !url.hostname.endsWith('localhost'),
    async (route) => {
      foreign.push(new URL(route.request().url()).host);
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  await context.clearCookies({ name: 'consent' });
  const before = await context.cookies();
  await page.goto(at('duo', '/services'));
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  expect(await context.cookies()).toEqual(before);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('button', { name: 'Tout refuser' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
  expect(foreign).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Gérer les cookies' }).click();
  await expect(banner).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Tout accepter' }).click();
  await expect.poll(() => foreign).toEqual(['www.googletagmanager.com', 'www.googletagmanager.com']);
});
