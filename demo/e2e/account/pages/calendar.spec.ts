import { expect } from '@playwright/test';
import { pressOn } from '../../fixtures/controls/keyboard.ts';
import { inEveryRendering } from '../../fixtures/looks/in-every-rendering.ts';
import { test } from '../../fixtures/journey.ts';
import { JOURNEY_LOCALES } from '../../fixtures/texts.ts';
import { Visitor } from '../../fixtures/visitor.ts';
import { openSignedIn, signedIn } from './signed-in.ts';

const CALENDAR = '**/api/users/calendar?*';

test('a customer subscribes to their appointments, renews the address and ends it', async ({
  page,
  context,
  at,
  expectAccessible,
}) => {
  const visitor = await openSignedIn({ page, context, at }, '/profile/orders', 'camille@example.com');
  await pressOn(page, visitor.button('calendar:open'));
  const address = page.getByRole('group', { name: visitor.t('calendar:address') });
  await expect(address).toBeFocused();
  await inEveryRendering(page, expectAccessible);
  const first = await address.innerText();
  expect(first).toMatch(/^http:\/\/maison\.localhost:\d+\/api\/users\/calendar\/file\?key=[\w-]{43}$/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pressOn(page, visitor.button('calendar:copy'));
  await expect(visitor.text('calendar:copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  // It is no part of any attribute, where scripts of others would find it.
  const found = await page
    .locator('vitrine-storefront')
    .evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll('*') ?? [])]
        .flatMap((each) => [...each.attributes])
        .filter(({ value }) => value.includes('key=')),
    );
  expect(found).toEqual([]);

  const fetched = (path: string) => fetch(path.replace('maison.localhost', 'localhost'));
  const file = await fetched(first);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await file.text()).toContain('BEGIN:VEVENT');

  await page.reload();
  await expect(visitor.text('calendar:since')).toBeVisible();
  await expect(address).toHaveCount(0);
  await visitor.button('calendar:renew').click();
  await expect(address).toBeFocused();
  const second = await address.innerText();
  expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200]);
  await visitor.button('calendar:end').click();
  await expect(visitor.button('calendar:open')).toBeVisible();
  expect((await fetched(second)).status).toBe(404);
});

test('an address that cannot be made says so, and is made at the next attempt', async ({
  page,
  context,
  at,
  faults,
}) => {
  faults.expects(/status of 500/);
  const visitor = await openSignedIn({ page, context, at }, '/profile/orders', 'sacha@example.com');
  await expect(visitor.button('calendar:open')).toBeVisible();
  await page.route(CALENDAR, (route) => route.fulfill({ status: 500, body: 'no' }));
  await visitor.button('calendar:open').click();
  await expect(page.getByRole('alert').filter({ hasText: visitor.t('calendar:failed') })).toBeVisible({
    timeout: 60_000,
  });
  await page.unroute(CALENDAR);
  await visitor.button('calendar:open').click();
  await expect(page.getByRole('group', { name: visitor.t('calendar:address') })).toBeFocused();
});

for (const locale of JOURNEY_LOCALES) {
  test(`the calendar of one’s appointments is offered in ${locale}`, async ({ page, context, at }) => {
    await signedIn(context, at, 'sacha@example.com');
    const visitor = new Visitor(page, locale);
    await page.goto(at('maison', `${locale === 'fr' ? '' : `/${locale}`}/profile/orders`));
    await expect(visitor.heading('calendar:title')).toBeVisible();
  });
}
