import { expect } from '@playwright/test';
import { inEveryRendering } from '../fixtures/looks/in-every-rendering.ts';
import { test } from '../fixtures/journey.ts';
import { Entrance, openProfile } from './entrance.ts';
import { newCustomer } from './new-customer.ts';

const DAY = 86_400_000;

test('names of any script and with signs are kept as they are; one of 200 letters is told at its field', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  const visitor = await openProfile(page, await newCustomer({ at, email }));
  const [first, last] = [page.locator('[name=firstname]'), page.locator('[name=lastname]')];
  // As a password manager writes, which no limit of the field stops.
  await first.evaluate((field: HTMLInputElement) => field.removeAttribute('maxlength'));
  await first.fill('x'.repeat(200));
  await visitor.button('profile:person.save').click();
  await expect(visitor.text('sign-in:error.firstname.too-long').first()).toBeVisible();
  await expect(first).toHaveValue('x'.repeat(200));
  await first.fill('نور 🌷');
  await last.fill('O’Brien-Łukasiewicz');
  await visitor.button('profile:person.save').click();
  await expect(visitor.text('profile:person.saved').first()).toBeVisible();
  await page.reload();
  await expect(first).toHaveValue('نور 🌷');
  await expect(last).toHaveValue('O’Brien-Łukasiewicz');
  await visitor.expectCustomer('نور');
  await inEveryRendering(page, expectAccessible);
});

test('where SMS do not go out, another phone is told so at its field, which keeps it, and is taken later', async ({
  page,
  at,
  email,
  codeTo,
  faults,
  expectAccessible,
}) => {
  faults.expects(/503/);
  const visitor = await openProfile(page, await newCustomer({ at, email }));
  const path = '**/users/v2/check/phone*';
  await page.route(path, (route) =>
    route.fulfill({
      status: 503,
      json: { code: 503, type: 'sms_unavailable', message: 'no', retryable: true },
    }),
  );
  await page
    .getByRole('button', {
      name: new RegExp(`^(${visitor.t('profile:phone.add')}|${visitor.t('profile:phone.change')})$`),
    })
    .click();
  const phone = page.getByRole('main').locator('[name=phone]');
  await phone.fill('06 39 98 12 34');
  await visitor.button('profile:code.send').click();
  const told = page.getByRole('main').getByRole('alert');
  await expect(told.filter({ hasText: visitor.t('profile:phone.smsFailed') })).toBeFocused({
    timeout: 20_000,
  });
  await expect(phone).toHaveValue('06 39 98 12 34');
  await inEveryRendering(page, expectAccessible);
  await page.unroute(path);
  await visitor.button('profile:code.send').click();
  await page.locator('[name=sign-in-code]').fill(await codeTo('+33639981234'));
  await expect(visitor.text('profile:phone.changed').first()).toBeVisible();
});

for (const days of [-1, 1]) {
  test(`a clock that is wrong by ${days} day lets a visitor in by a code all the same`, async ({
    page,
    at,
    email,
    codeTo,
  }) => {
    const visitor = new Entrance(page);
    await page.clock.install({ time: Date.now() + days * DAY });
    await page.goto(at('maison', '/auth/login'));
    await visitor.askCode(email);
    await expect(page.getByRole('button', { name: /^Renvoyer dans \d+ s$/ })).toBeVisible();
    await visitor.code().fill(await codeTo(email));
    await visitor.button('sign-in:names.later').click();
    await visitor.expectCustomer(visitor.t('storefront:account.lacking'));
    await page.reload();
    await visitor.expectCustomer(visitor.t('storefront:account.lacking'));
  });
}

test('an address that somebody else takes meanwhile is told where it was typed, to who has proven it', async ({
  page,
  at,
  email,
  codeTo,
}) => {
  const wanted = `taken-${email}`;
  const visitor = await openProfile(page, await newCustomer({ at, email }));
  await visitor.button('profile:email.change').click();
  await page.locator('[name=email]').fill(wanted);
  await visitor.button('profile:code.send').click();
  await expect(visitor.code()).toBeFocused();
  const own = await codeTo(wanted);
  // The other one's code has to wait for a minute; a service that has verified the address asks for none.
  await page.route('**/users/v2/check/email*', async (route) =>
    route.fulfill({
      status: 409,
      json: {
        code: 409,
        type: 'conflict',
        field: 'email',
        message: 'Cette information est déjà utilisée.',
        retryable: false,
      },
    }),
  );
  await visitor.code().fill(own);
  await expect(page.getByRole('alert').filter({ hasText: visitor.t('profile:email.taken') })).toBeFocused();
  await expect(page.getByText(wanted)).toBeVisible();
  await visitor.button('profile:email.logIn').click();
  await expect(visitor.address()).toHaveValue(wanted);
});

test('a number of another country is a way in by its prefix, and one of nowhere is told at its field', async ({
  page,
  at,
  codeTo,
}, { retry }) => {
  const visitor = new Entrance(page);
  const last = String((Date.now() % 1000) + retry)
    .padStart(3, '0')
    .slice(-3);
  await page.goto(at('maison', '/auth/login'));
  await visitor.address().fill('+33 6 12 34');
  await visitor.button('sign-in:address.submit').click();
  await expect(visitor.text('sign-in:address.error.phone').first()).toBeVisible();
  await visitor.askCode(`+44 7700 900${last}`);
  await visitor.code().fill(await codeTo(`+447700900${last}`));
  await visitor.button('sign-in:names.later').click();
  await visitor.expectCustomer(visitor.t('storefront:account.lacking'));
});
