import { expect, type Page } from '@playwright/test';
import { inEveryRendering } from '../fixtures/looks/in-every-rendering.ts';
import { test } from '../fixtures/journey.ts';
import { Entrance } from './entrance.ts';
import { tokenOf } from './staff-token.ts';

const bar = (visitor: Entrance, name = 'Noé Vasseur') =>
  visitor.page.getByRole('region', { name: visitor.t('sign-in:provider.who').replace('{{name}}', name) });

/** Tokens that the page has sent, by path. */
function watchTokens(page: Page) {
  const sent: { readonly path: string; readonly token: string }[] = [];
  page.on('request', (request) => {
    const token = request.headers()['authorization'];
    if (token) sent.push({ path: new URL(request.url()).pathname, token });
  });
  return sent;
}

test('somebody of the company sees its closed site from a link on, until they end it', async ({
  page,
  at,
  faults,
}) => {
  faults.expects(/503/);
  const visitor = new Entrance(page);
  const token = await tokenOf(at, 'closed', 'admin@example.com');
  await page.goto(at('closed', `/services#provider=${token}`));
  await expect(bar(visitor, 'Hélène Aubry')).toBeVisible();
  await expect(visitor.text('storefront:debug')).toBeVisible();
  expect(page.url()).not.toContain('provider');
  expect(await page.content()).not.toContain(token);
  await page.goto(at('closed', '/services'));
  await expect(page).toHaveURL(at('closed', '/services'));
  await expect(bar(visitor, 'Hélène Aubry')).toBeVisible();
  await visitor.button('sign-in:provider.end').click();
  await expect(page).toHaveURL(at('closed', '/disabled'));
  await expect(bar(visitor, 'Hélène Aubry')).toHaveCount(0);
  await page.goto(at('closed', '/'));
  await expect(page).toHaveURL(at('closed', '/disabled'));
});

test('whoever looks at the site for the company acts for no customer, and may be one beside it', async ({
  page,
  at,
  expectAccessible,
}) => {
  const visitor = new Entrance(page);
  const token = await tokenOf(at, 'maison', 'provider@example.com');
  const sent = watchTokens(page);
  await page.goto(at('maison', `/contact#provider=${token}`));
  await expect(bar(visitor)).toBeVisible();
  await expect(page).toHaveURL(at('maison', '/contact'));
  await inEveryRendering(page, expectAccessible);
  await visitor.logInFromHeader('camille@example.com', 'vitrine-demo');
  await visitor.expectCustomer('Camille');
  await page.goto(at('maison', '/profile'));
  await expect(visitor.heading('profile:title')).toBeVisible();
  await expect(bar(visitor)).toBeVisible();
  const withOwn = sent.filter((each) => each.token === `Bearer ${token}`);
  expect(new Set(withOwn.map(({ path }) => path))).toEqual(new Set(['/api/cmp-users/me']));
  expect(sent.some(({ path }) => path === '/api/users/me')).toBe(true);
  await visitor.button('sign-in:provider.end').click();
  await expect(bar(visitor)).toHaveCount(0);
  await visitor.expectCustomer('Camille');
});
