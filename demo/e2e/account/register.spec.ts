import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { Entrance } from './entrance.ts';

test('an account is opened by its form: what is wrong is told, and each address proven by a code', async ({
  page,
  at,
  email,
  codeTo,
}, { retry }) => {
  const visitor = new Entrance(page);
  const last = String((Date.now() + 7 + retry) % 100_000).padStart(5, '0');
  await page.goto(at('maison', '/auth/register'));
  const submit = visitor.button('sign-in:register.submit');
  await submit.click();
  const summary = page.getByRole('alert').filter({ hasText: visitor.t('common:form.summary_other') });
  await expect(summary).toBeFocused();
  for (const fault of [
    'sign-in:error.firstname.required',
    'sign-in:error.lastname.required',
    'sign-in:address.error.required-email',
    'sign-in:register.termsMissing',
  ] as const)
    await expect(summary.getByRole('button', { name: visitor.t(fault) })).toBeVisible();
  const terms = page.locator('[name=terms]');
  await expect(terms).not.toBeChecked();
  await page.locator('[name=firstname]').fill('Nova');
  await page.locator('[name=lastname]').fill('Roy');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=phone]').fill(`06 39 9${last[0]} ${last.slice(1, 3)} ${last.slice(3)}`);
  await page.locator('[name=password]').fill('a rose is a rose');
  await terms.check();
  // A phone has been scrolled to the end of the form, which is longer than what comes in its place.
  await page.setViewportSize({ width: 390, height: 844 });
  await submit.click();
  await expect(page.getByText(email)).toBeInViewport();
  await expect(visitor.code()).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitor.code().fill(await codeTo(email));
  await expect(page.getByText(`+336399${last}`)).toBeVisible();
  await expect(visitor.code()).toHaveValue('');
  await expect(visitor.code()).toBeFocused();
  await visitor.code().fill(await codeTo(`+336399${last}`));
  await visitor.expectCustomer('Nova Roy');
  await expect(page).toHaveURL(at('maison', '/'));

  // It has a password: there is no first one to choose.
  await page.goto(at('maison', '/auth/password'));
  await page.locator('[name=new-password]').fill('another rose is a rose');
  await visitor.button('sign-in:setPassword.submit').click();
  await expect(
    page.getByRole('alert').filter({ hasText: visitor.t('sign-in:setPassword.has') }),
  ).toBeVisible();
});

test('a first password is chosen by who came by a code, and is a way in from then on', async ({
  page,
  at,
  email,
  codeTo,
}) => {
  const visitor = new Entrance(page);
  await page.goto(at('maison', '/auth/password'));
  await visitor.askCode(email);
  await visitor.code().fill(await codeTo(email));
  // Who comes for a password is not asked for anything else first.
  await page.locator('[name=new-password]').fill('a rose is a rose');
  await visitor.button('sign-in:setPassword.submit').click();
  await expect(page).toHaveURL(at('maison', '/'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: visitor.t('storefront:account.lacking') })
    .click();
  await visitor.button('storefront:account.logout').click();
  await visitor.logInFromHeader(email, 'a rose is a rose');
  await visitor.expectCustomer(visitor.t('storefront:account.lacking'));
});

test('the way in leads to the form of a new account with what was typed, and Back to the page before', async ({
  page,
  at,
  email,
}) => {
  const visitor = new Entrance(page);
  await page.goto(at('maison', '/contact'));
  await visitor.open();
  await visitor.address().fill(email);
  await visitor.link('storefront:login.register').click();
  await expect(page).toHaveURL(at('maison', '/auth/register?from=/contact'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('[name=email]')).toHaveValue(email);
  await visitor.link('sign-in:register.login').click();
  await expect(visitor.address()).toHaveValue(email);
  await expect(visitor.link('storefront:login.register')).toBeVisible();
  await visitor.askCode(email);
  await expect(visitor.link('storefront:login.register')).toHaveCount(0);
  await page.goto(at('maison', '/contact'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: visitor.t('storefront:account.login') })
    .click();
  await visitor.button('sign-in:code.other').click();
  await visitor.link('storefront:login.register').click();
  await expect(page).toHaveURL(at('maison', '/auth/register?from=/contact'));
  await page.goBack();
  await expect(page).toHaveURL(at('maison', '/contact'));
});
