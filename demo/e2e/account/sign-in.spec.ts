import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { Entrance } from './entrance.ts';
import { newCustomer } from './new-customer.ts';

const PASSWORD = 'vitrine-demo';
const CONTACT = '/contact';

test('a customer signs in by the code of a mail where they are, after a wrong one', async ({
  page,
  at,
  codeTo,
}) => {
  const visitor = new Entrance(page);
  await page.goto(at('maison', CONTACT));
  await visitor.open();
  await visitor.address().fill('camille@');
  await visitor.button('sign-in:address.submit').click();
  await expect(visitor.text('sign-in:address.error.email')).toBeVisible();
  await visitor.askCode('camille@example.com');
  // Back leads a stage back, within the dialog; the same address has its code already.
  await page.goBack();
  await expect(visitor.address()).toHaveValue('camille@example.com');
  await expect(visitor.address()).toBeFocused();
  await visitor.button('sign-in:address.submit').click();
  await expect(visitor.code()).toBeFocused();
  const digits = await codeTo('camille@example.com');
  const wrong = String((Number(digits) + 1) % 1_000_000).padStart(6, '0');
  await visitor.code().fill(wrong);
  await expect(visitor.code()).toHaveAccessibleDescription(new RegExp(visitor.t('problem:code_wrong')));
  await expect(visitor.code()).toBeFocused();
  await expect(visitor.code()).toHaveValue(wrong);
  // As it is pasted out of a mail.
  await visitor.code().fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
  await expect(page.getByRole('dialog')).toBeHidden();
  await visitor.expectCustomer('Camille');
  await expect(page).toHaveURL(at('maison', CONTACT));
});

test('who has no account gets one by the code of a mail, and is asked for the names', async ({
  page,
  at,
  email,
  codeTo,
}) => {
  const visitor = new Entrance(page);
  await page.goto(at('maison', '/auth/login'));
  await visitor.askCode(email);
  // A reload keeps the stage and the address.
  await page.reload();
  await expect(visitor.code()).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  // Back is a stage back, with what was typed; the same address has its code already.
  await page.goBack();
  await expect(visitor.address()).toHaveValue(email);
  await visitor.button('sign-in:address.submit').click();
  await visitor.code().fill(await codeTo(email));
  await expect(visitor.heading('sign-in:names.title')).toBeFocused();
  await visitor.button('sign-in:names.submit').click();
  await expect(
    page.getByRole('alert').filter({ hasText: visitor.t('common:form.summary_other') }),
  ).toBeFocused();
  await page.locator('[name=firstname]').fill('Nova');
  await page.locator('[name=lastname]').fill('Roy');
  await visitor.button('sign-in:names.submit').click();
  await visitor.expectCustomer('Nova Roy');
  await expect(page).toHaveURL(at('maison', '/'));
  // Who comes back is known, and not asked again.
  await page.reload();
  await visitor.expectCustomer('Nova Roy');
});

test('Forward leads to the code that Back has left, in the page and in the dialog, with what was typed', async ({
  page,
  at,
  email,
  codeTo,
}) => {
  const visitor = new Entrance(page);
  await page.goto(at('maison', '/auth/login'));
  await visitor.askCode(email);
  await visitor.code().fill('12');
  await page.goBack();
  await expect(visitor.address()).toHaveValue(email);
  await page.goForward();
  await expect(visitor.code()).toBeFocused();
  await expect(visitor.code()).toHaveValue('12');
  await page.goBack();
  await page.goto(at('maison', CONTACT));
  await visitor.open();
  await expect(visitor.address()).toHaveValue(email);
  await visitor.button('sign-in:address.submit').click();
  await expect(visitor.code()).toBeFocused();
  await page.goBack();
  await expect(visitor.address()).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await expect(visitor.address()).toHaveValue(email);
  await page.goForward();
  await visitor.code().fill(await codeTo(email));
  await visitor.button('sign-in:names.later').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // What is over is not opened again: one Back leads to the page before.
  await page.goBack();
  await expect(page).toHaveURL(at('maison', '/auth/login'));
});

test('a reload in the dialog leads to the code that was asked for, and none where it was closed', async ({
  page,
  at,
  email,
}) => {
  const visitor = new Entrance(page);
  await page.goto(at('maison', CONTACT));
  await visitor.open();
  await visitor.askCode(email);
  await page.reload();
  await expect(visitor.within().getByText(email)).toBeVisible();
  await expect(visitor.code()).toBeFocused();
  await page.goBack();
  await expect(visitor.address()).toHaveValue(email);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(at('maison', CONTACT));
  await visitor.open();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(
    page.getByRole('banner').getByRole('button', { name: visitor.t('storefront:account.login') }),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a phone is a way in of its own, as it is dialled here', async ({ page, at, codeTo }, { retry }) => {
  const visitor = new Entrance(page);
  const last = String((Date.now() % 100_000) + retry).padStart(5, '0');
  await page.goto(at('maison', CONTACT));
  await visitor.open();
  await visitor.askCode(`06 39 9${last[0]} ${last.slice(1, 3)} ${last.slice(3)}`);
  const digits = await codeTo(`+336399${last}`);
  await visitor.code().fill(digits);
  await expect(visitor.heading('sign-in:names.title')).toBeFocused();
  await visitor.button('sign-in:names.later').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // Nobody reads a number off the page.
  await visitor.expectCustomer(visitor.t('storefront:account.lacking'));
});

test('a password does as before, with what was typed, and the way back to a code keeps it', async ({
  page,
  at,
}) => {
  const visitor = new Entrance(page);
  await page.goto(at('maison', CONTACT));
  await visitor.open();
  await visitor.address().fill('sacha@example.com');
  await visitor.usePassword(visitor.within());
  const email = page.locator('[name=login-email]');
  await expect(email).toHaveValue('sacha@example.com');
  await expect(page.locator('[name=login-password]')).toBeFocused();
  await visitor.button('sign-in:password.useCode').click();
  await expect(visitor.address()).toHaveValue('sacha@example.com');
  await visitor.usePassword(visitor.within());
  // A password manager fills late, and by a script.
  await page.locator('[name=login-password]').evaluate((field: HTMLInputElement, password) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, password);
  }, PASSWORD);
  await visitor.button('sign-in:password.submit').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await visitor.expectCustomer('Sacha');
});

test('a company that has a page for it leads back to the page that was left', async ({
  page,
  at,
  email,
  codeTo,
}) => {
  const visitor = new Entrance(page);
  await page.goto(at('duo', '/en/contact?tab=hours'));
  const english = new Entrance(page, 'en');
  await page
    .getByRole('banner')
    .getByRole('link', { name: english.t('storefront:account.login') })
    .click();
  await expect(page).toHaveURL(/\/en\/auth\?from=\/contact/);
  await english.askCode(email);
  await english.code().fill(await codeTo(email));
  await english.button('sign-in:names.later').click();
  await expect(page).toHaveURL(/\/en\/contact\?tab=hours$/);
  expect(visitor.page.url()).not.toContain('auth');
});

test('an address of another site is no page to go back to', async ({ page, at, email, codeTo }) => {
  const visitor = new Entrance(page);
  await page.goto(at('maison', `/auth?from=${encodeURIComponent('https://evil.example/')}`));
  await visitor.askCode(email);
  await visitor.code().fill(await codeTo(email));
  await visitor.button('sign-in:names.later').click();
  await expect(page).toHaveURL(at('maison', '/'));
});

test('where too many codes were asked for, the wait is told, and the password is still a way in', async ({
  page,
  at,
  email,
}) => {
  const visitor = new Entrance(page);
  await page.goto(at('maison', '/auth/login'));
  await visitor.askCode(email);
  for (let round = 0; round < 5; round += 1) {
    const answered = page.waitForResponse(/email\/check/);
    await visitor.code().fill(`00000${round}`);
    await answered;
    await expect(visitor.code()).toHaveAttribute('name', 'sign-in-code');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  await visitor.code().fill('000009');
  await expect(page.getByRole('alert').filter({ hasText: '15 minutes' })).toBeFocused();
  await visitor.button('sign-in:code.other').click();
  await expect(visitor.address()).toHaveValue(email);
  await expect(visitor.button('sign-in:address.usePassword')).toBeVisible();
});

test('where SMS do not go out, the e-mail is offered in their place', async ({ page, at, faults }) => {
  faults.expects(/503/);
  const visitor = new Entrance(page);
  await page.route('**/phone/create-empty-user*', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 503, type: 'sms_unavailable', message: 'no', retryable: true },
    }),
  );
  await page.goto(at('maison', '/auth/login'));
  await visitor.address().fill('06 39 98 00 00');
  await visitor.button('sign-in:address.submit').click();
  await expect(
    page.getByRole('alert').filter({ hasText: visitor.t('sign-in:address.smsFailed') }),
  ).toBeFocused();
  await expect(visitor.address()).toHaveValue('06 39 98 00 00');
});

test('the word of welcome covers neither the bar of a phone nor the button above it', async ({
  page,
  at,
  email,
}) => {
  const account = await newCustomer({ at, email });
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = new Entrance(page);
  await page.goto(at('maison', '/paris-marais'));
  const bar = page.getByRole('navigation', { name: visitor.t('storefront:menu.quick') });
  await bar.getByRole('button', { name: visitor.t('storefront:account.title') }).click();
  await visitor.logInWithin(page.getByRole('dialog'), account);
  const toast = page.locator('[data-toast]');
  await expect(toast).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  const covered = await page.evaluate(
    ([top, bottom]) => {
      const root = document.querySelector('vitrine-storefront')?.shadowRoot;
      const stuck = [...(root?.querySelectorAll('main *, nav[data-bar]') ?? [])].filter((one) => {
        const { position, bottom: foot } = getComputedStyle(one);
        return position === 'sticky' && foot !== 'auto';
      });
      const boxes = stuck.map((one) => one.getBoundingClientRect());
      return {
        count: boxes.length,
        over: boxes.filter((box) => box.top < bottom && box.bottom > top).length,
      };
    },
    [y, y + height] as const,
  );
  expect(covered.count).toBeGreaterThanOrEqual(2);
  expect(covered.over).toBe(0);
});
