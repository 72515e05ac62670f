import { expect } from '@playwright/test';
import { inEveryRendering } from '../../fixtures/looks/in-every-rendering.ts';
import { test } from '../../fixtures/journey.ts';
import { Entrance, openProfile } from '../entrance.ts';
import { newCustomer } from '../new-customer.ts';

const NEW = 'an orchid is no rose';

test('a customer changes the password by the one of now, and stays logged in here alone', async ({
  page,
  browser,
  at,
  email,
  expectAccessible,
}) => {
  const account = await newCustomer({ at, email });
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await openProfile(elsewhere, account, at('maison', '/profile'));
  const visitor = await openProfile(page, account);
  await visitor.button('profile:password.change').click();
  await expect(page.locator('[name=current-password]')).toBeFocused();
  await inEveryRendering(page, expectAccessible);
  await page.locator('[name=current-password]').fill('not this one');
  await page.locator('[name=new-password]').fill('short');
  await visitor.button('sign-in:setPassword.submit').click();
  await expect(visitor.text('sign-in:newPassword.error.too-short')).toBeVisible();
  await page.locator('[name=new-password]').fill(NEW);
  await visitor.button('sign-in:setPassword.submit').click();
  await expect(page.locator('[name=current-password]')).toBeFocused();
  await expect(page.locator('[name=current-password]')).toHaveAccessibleDescription(
    visitor.t('problem:old_password'),
  );
  await expect(page.locator('[name=new-password]')).toHaveValue(NEW);
  await page.locator('[name=current-password]').fill(account.password);
  await visitor.button('sign-in:setPassword.submit').click();
  await expect(visitor.text('profile:password.changed').first()).toBeVisible();
  await expect(visitor.button('profile:password.change')).toBeFocused();
  await page.reload();
  await expect(visitor.heading('profile:title')).toBeVisible();
  await elsewhere.reload();
  const expired = new Entrance(elsewhere);
  await expect(expired.heading('sign-in:expired.title')).toBeVisible();
  await expired.logInOnPage({ email, password: NEW });
  await expect(expired.heading('profile:title')).toBeVisible();
  await context.close();
});

test('who came by a code chooses a first password in the profile', async ({ page, at, email, codeTo }) => {
  const visitor = new Entrance(page);
  await page.goto(at('maison', '/profile'));
  await visitor.askCode(email);
  await visitor.code().fill(await codeTo(email));
  await visitor.button('sign-in:names.later').click();
  await expect(visitor.text('profile:password.none')).toBeVisible();
  await visitor.button('profile:password.add').click();
  await page.locator('[name=new-password]').fill(NEW);
  await visitor.button('sign-in:setPassword.submit').click();
  await expect(visitor.text('profile:password.changed').first()).toBeVisible();
  await expect(visitor.text('profile:password.has')).toBeVisible();
});

test('letters come in the language that a customer chooses, with offers only where they say so', async ({
  page,
  at,
  openMail,
  email,
}) => {
  const account = await newCustomer({ at, email });
  const visitor = await openProfile(page, account);
  const offers = page.locator('[name=marketing]');
  await expect(offers).not.toBeChecked();
  await offers.check();
  await expect(visitor.text('profile:letters.saved').first()).toBeVisible();
  await page.locator('[name=language]').selectOption('de');
  await expect(page.locator('[name=language]')).toHaveValue('de');
  await page.reload();
  await expect(offers).toBeChecked();
  await expect(page.locator('[name=language]')).toHaveValue('de');
  await visitor.button('profile:password.change').click();
  await page.locator('[name=current-password]').fill(account.password);
  await page.locator('[name=new-password]').fill(NEW);
  await visitor.button('sign-in:setPassword.submit').click();
  await expect(visitor.text('profile:password.changed').first()).toBeVisible();
  const mail = await openMail(email);
  await expect(mail.getByRole('heading', { name: 'Ihr Passwort wurde geändert' })).toBeVisible();
});
