import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { inEveryRendering } from '../fixtures/looks/in-every-rendering.ts';
import { test } from '../fixtures/journey.ts';
import { openProfile } from './entrance.ts';
import { newCustomer } from './new-customer.ts';
import { Visitor } from '../fixtures/visitor.ts';

const field = (visitor: Visitor, name: string) => visitor.page.getByRole('main').locator(`[name=${name}]`);

test('a customer changes their details, which are there on every page and after a reload', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  const visitor = await openProfile(page, await newCustomer({ at, email }));
  await inEveryRendering(page, expectAccessible);
  await field(visitor, 'firstname').fill('  ');
  await field(visitor, 'city').fill('Lyon');
  await field(visitor, 'birthday').fill('1990-02-28');
  await visitor.button('profile:person.save').click();
  await expect(field(visitor, 'firstname')).toBeFocused();
  await expect(visitor.text('sign-in:error.firstname.required').first()).toBeVisible();
  // What was typed outlasts a reload.
  await page.reload();
  await expect(field(visitor, 'city')).toHaveValue('Lyon');
  await field(visitor, 'firstname').fill('Zoé');
  await field(visitor, 'country').selectOption('CH');
  await visitor.button('profile:person.save').click();
  await expect(visitor.text('profile:person.saved').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Zoé/ })).toBeVisible();
  await page.reload();
  for (const [name, value] of Object.entries({
    firstname: 'Zoé',
    city: 'Lyon',
    country: 'CH',
    birthday: '1990-02-28',
  }))
    await expect(field(visitor, name)).toHaveValue(value);
});

test('a customer changes the e-mail by the code that was sent there; a wrong one changes nothing', async ({
  page,
  at,
  codeTo,
  email,
  expectAccessible,
}) => {
  const account = await newCustomer({ at, email });
  const visitor = await openProfile(page, account);
  const other = `other-${email}`;
  await visitor.button('profile:email.change').click();
  await field(visitor, 'email').fill('nobody');
  await visitor.button('profile:code.send').click();
  await expect(visitor.text('sign-in:address.error.email').first()).toBeVisible();
  await field(visitor, 'email').fill(other);
  await visitor.button('profile:code.send').click();
  await expect(field(visitor, 'sign-in-code')).toBeFocused();
  await inEveryRendering(page, expectAccessible);
  const code = await codeTo(other);
  await field(visitor, 'sign-in-code').fill(code === '000000' ? '111111' : '000000');
  await expect(visitor.text('problem:code_wrong').first()).toBeVisible();
  await expect(field(visitor, 'sign-in-code')).toBeFocused();
  await field(visitor, 'sign-in-code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await expect(visitor.text('profile:email.changed').first()).toBeVisible();
  await expect(visitor.button('profile:email.change')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('main').getByText(other)).toBeVisible();
  await expect(page.getByRole('main').getByText(account.email, { exact: true })).toHaveCount(0);
});

test('a code that was asked for in a browser that is closed by now is entered in another one', async ({
  page,
  at,
  codeTo,
  email,
}) => {
  const account = await newCustomer({ at, email });
  const visitor = await openProfile(page, account);
  const other = `other-${email}`;
  const ask = async () => {
    await visitor.button('profile:email.change').click();
    await field(visitor, 'email').fill(other);
    await visitor.button('profile:code.send').click();
    await expect(field(visitor, 'sign-in-code')).toBeVisible();
  };
  await ask();
  const code = await codeTo(other);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await ask();
  await field(visitor, 'sign-in-code').fill(code);
  await expect(visitor.text('profile:email.changed').first()).toBeVisible();
});

test('a customer without a phone is led to the profile by the sign of the account, and told of an incomplete number', async ({
  page,
  at,
  email,
}) => {
  const visitor = await openProfile(page, await newCustomer({ at, email }));
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /profil incomplet/ })
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: visitor.t('storefront:account.lack.phone') })
    .click();
  await visitor.button('profile:phone.add').click();
  await field(visitor, 'phone').fill('06 39 98 12');
  await visitor.button('profile:code.send').click();
  await expect(visitor.text('sign-in:address.error.phone').first()).toBeVisible();
});

test('a customer sees where they are logged in, and logs another device out', async ({
  page,
  browser,
  at,
  email,
  expectAccessible,
}) => {
  const account = await newCustomer({ at, email });
  const contexts = [await browser.newContext(), await browser.newContext()];
  const others: Page[] = [];
  for (const context of contexts) {
    const other = await context.newPage();
    others.push(other);
    await openProfile(other, account, at('maison', '/profile'));
  }
  const visitor = await openProfile(page, account);
  const devices = page
    .getByRole('main')
    .locator('section')
    .filter({ has: visitor.heading('profile:devices.title') });
  // The one that has opened the account, both others, and this.
  await expect(devices.getByRole('listitem')).toHaveCount(4);
  await inEveryRendering(page, expectAccessible);
  await devices
    .getByRole('button', { name: /Chrome/ })
    .nth(1)
    .click();
  await expect(visitor.text('profile:devices.ended').first()).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await visitor.button('profile:devices.endOthers').click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  for (const other of others) {
    await other.reload();
    await expect(new Visitor(other).heading('sign-in:expired.title')).toBeVisible();
  }
  for (const context of contexts) await context.close();
  await devices.getByRole('button').click();
  await expect(visitor.heading('profile:login')).toBeVisible();
});

test('a customer takes their data along, and ends the account by its password', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  const account = await newCustomer({ at, email });
  const visitor = await openProfile(page, account);
  const saving = page.waitForEvent('download');
  await visitor.button('profile:data.export').click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(visitor.t('profile:data.file'));
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    version: 1,
    person: { email },
    orders: [],
  });

  const savingCalendar = page.waitForEvent('download');
  await visitor.button('profile:data.calendar').click();
  const calendar = await savingCalendar;
  expect(calendar.suggestedFilename()).toBe(visitor.t('profile:data.calendarFile'));
  expect(await readFile(await calendar.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR/);

  await visitor.button('profile:data.erase').click();
  const dialog = page.getByRole('dialog');
  await inEveryRendering(page, expectAccessible);
  const confirm = dialog.getByRole('button', { name: visitor.t('profile:data.confirm') });
  await confirm.click();
  await expect(dialog.getByText(visitor.t('profile:data.passwordMissing'))).toBeVisible();
  await dialog.locator('[name=password]').fill('another password');
  await confirm.click();
  await expect(dialog.locator('[name=password]')).toBeFocused();
  await expect(dialog.locator('[name=password]')).toHaveAccessibleDescription(
    visitor.t('problem:old_password'),
  );
  await dialog.locator('[name=password]').fill(account.password);
  await confirm.click();
  await expect(visitor.text('profile:data.erased').first()).toBeVisible();
  await expect(visitor.heading('profile:login')).toBeVisible();
  await visitor.logInOnPage(account);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await expect(visitor.heading('profile:login')).toBeVisible();
});
