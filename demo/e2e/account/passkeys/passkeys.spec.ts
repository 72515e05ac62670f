import { expect, type Page } from '@playwright/test';
import { openHostPage, reserveMassage } from '../../hosts/host-page.ts';
import { test, type Journey } from '../../fixtures/journey.ts';
import { Visitor } from '../../fixtures/visitor.ts';
import { newCustomer } from '../new-customer.ts';
import { openOwner, openWithPasskey, PasskeyOwner } from './passkey-owner.ts';
import { addDevice } from './virtual-device.ts';

/** How the page has asked for passkeys, the first before the others. */
async function noteQuestions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    const asked: string[] = [];
    Reflect.set(window, 'askedForPasskeys', asked);
    credentials.get = (options) => {
      asked.push(options?.mediation ?? '');
      return get(options);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'askedForPasskeys') as string[]);
}

/** Calls of passkeys that the page makes from now on. */
function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname.includes('passkey')) calls.push(pathname);
  });
  return calls;
}

/** Removes the passkeys of a customer behind the back of their device, as another device would. */
async function removeElsewhere(page: Page, at: Journey['at'], account: { email: string; password: string }) {
  const call = async (method: string, path: string, token = '', data?: object) => {
    const headers = { company: 'cmp_maison', ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await page.request.fetch(`${at('')}api/${path}`, {
      method,
      headers,
      ...(data && { data }),
    });
    expect(reply.ok(), path).toBe(true);
    return (await reply.json()) as { token: string; passkeys: { id: string }[] };
  };
  const { token } = await call('POST', 'users/login', '', account);
  const { passkeys } = await call('GET', 'users/passkeys', token);
  expect(passkeys).toHaveLength(1);
  for (const { id } of passkeys) await call('DELETE', `users/passkeys/${id}`, token);
}

test('who has come in by a code is offered a passkey, and comes in by it in two presses', async ({
  page,
  at,
  email,
  codeTo,
}) => {
  const device = await addDevice(page);
  const owner = new PasskeyOwner(page, device);
  await page.goto(at('maison', '/contact'));
  await owner.open();
  await owner.askCode(email);
  await owner.code().fill(await codeTo(email));
  await page.locator('[name=firstname]').fill('Zoé');
  await page.locator('[name=lastname]').fill('Marin');
  await owner.button('sign-in:names.submit').click();
  await owner.expectCustomer('Zoé');
  await expect(owner.offer()).toBeVisible();
  await owner.button('sign-in:passkey.offer.create').click();
  await expect(owner.text('sign-in:passkey.made')).toBeVisible();
  await expect(owner.offer()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await device.credentials()).toHaveLength(1);
  await device.answers(false);
  await owner.logOut();
  // The first press opens the way in, the second one is the passkey's.
  await owner.open();
  await expect(owner.use()).toBeVisible();
  await device.answers(true);
  await owner.use().click();
  await owner.expectCustomer('Zoé');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(at('maison', '/contact'));
  // Who came by a passkey is offered none.
  await page.waitForTimeout(1500);
  await expect(owner.offer()).toBeHidden();
});

test('a passkey that is chosen in the field of the address signs in, with nothing typed or pressed', async ({
  page,
  at,
  email,
}) => {
  const questions = await noteQuestions(page);
  const { owner, device } = await openWithPasskey(page, { at, email });
  await owner.open();
  await expect(owner.address()).toHaveAttribute('autocomplete', 'username webauthn');
  await expect.poll(async () => (await questions()).at(-1)).toBe('conditional');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // The owner answers as soon as they are asked.
  await device.answers(true);
  await owner.open();
  await owner.expectCustomer('Zoé');
  expect(new Set(await questions())).toEqual(new Set(['conditional']));
});

test('the question in the field ends where the visitor goes on otherwise', async ({ page, at, email }) => {
  const { owner, device } = await openWithPasskey(page, { at, email });
  await owner.open();
  await expect(owner.use()).toBeVisible();
  await owner.usePassword(owner.within());
  await device.answers(true);
  await page.waitForTimeout(1000);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[name=login-password]')).toBeVisible();
});

test('an offer that is declined is not made again', async ({ page, at, email }) => {
  const { owner, account } = await openOwner(page, { at, email }, '/contact');
  await owner.logInFromHeader(account.email, account.password);
  await owner.button('sign-in:passkey.offer.later').click();
  await expect(owner.offer()).toBeHidden();
  await owner.logOut();
  await owner.logInFromHeader(account.email, account.password);
  await page.waitForTimeout(2000);
  await expect(owner.offer()).toBeHidden();
});

test('no passkey is offered within a reservation', async ({ page, at, email }) => {
  const account = await newCustomer({ at, email });
  const visitor = new PasskeyOwner(page, await addDevice(page));
  await page.goto(at('maison', '/services/massages/massage-suedois'));
  await visitor.bookButton('Massage suédois').first().click();
  await visitor.chooseShop('Maison Orée Marais');
  await visitor.chooseTime();
  await visitor.logIn(account.email, account.password);
  await page.waitForTimeout(2500);
  await expect(visitor.offer()).toBeHidden();
});

test('a device without passkeys is spoken to of none', async ({ page, at, email }) => {
  const account = await newCustomer({ at, email });
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/contact'));
  await visitor.logInFromHeader(account.email, account.password);
  await page.waitForTimeout(2500);
  await expect(visitor.button('sign-in:passkey.offer.create')).toBeHidden();
});

test('who calls it off is told nothing, and may try again', async ({ page, at, email }) => {
  const { owner, device } = await openWithPasskey(page, { at, email });
  await owner.open();
  await expect(owner.use()).toBeVisible();
  await device.knowsOwner(false);
  await device.answers(true);
  await owner.use().click();
  await expect(owner.use()).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
  await device.knowsOwner(true);
  await owner.use().click();
  await owner.expectCustomer('Zoé');
});

test('a passkey that was removed on the server is told of in words, and gone from the device', async ({
  page,
  at,
  email,
}) => {
  const { owner, device, account } = await openWithPasskey(page, { at, email });
  await removeElsewhere(page, at, account);
  await owner.open();
  await expect(owner.use()).toBeVisible();
  await device.answers(true);
  await owner.use().click();
  await expect(page.getByRole('alert').filter({ hasText: 'n’est plus reconnue ici' })).toBeFocused();
  await expect.poll(() => device.credentials()).toEqual([]);
  // Another way in is as near as ever.
  await owner.address().fill(email);
  await expect(page.getByRole('alert').filter({ hasText: 'n’est plus reconnue ici' })).toBeHidden();
  await owner.usePassword(owner.within());
});

test('a passkey that was removed on the device blames nobody, and every other way in is as near as ever', async ({
  page,
  at,
  email,
}) => {
  const { owner, device, account } = await openWithPasskey(page, { at, email });
  await device.forget();
  await device.answers(true);
  await owner.open();
  await owner.address().fill(email);
  await owner.use().click();
  await expect(owner.use()).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  await expect(owner.address()).toHaveValue(email);
  await owner.usePassword(owner.within());
  await page.locator('[name=login-password]').fill(account.password);
  await owner.button('sign-in:password.submit').click();
  await owner.expectCustomer('Zoé');
  // The account still names it, until its owner removes it there too.
  await page.goto(at('maison', '/profile'));
  await owner
    .section()
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await owner.button('profile:passkeys.confirm').click();
  await expect(owner.section().getByRole('listitem')).toHaveCount(0);
});

test('a customer names and removes passkeys in the profile, and the device hears of it', async ({
  page,
  at,
  email,
}) => {
  const { owner, account, device } = await openOwner(page, { at, email }, '/profile');
  const main = page.getByRole('main');
  await owner.usePassword(main);
  await main.locator('input[type=email]').fill(account.email);
  await main.locator('input[autocomplete="current-password"]').fill(account.password);
  await main.getByRole('button', { name: owner.t('sign-in:password.submit') }).click();
  const section = owner.section();
  await expect(section.getByRole('listitem')).toHaveCount(0);
  await owner.button('profile:passkeys.create').click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expect(section.getByText('Chrome, Linux')).toBeVisible();
  await expect(section.getByText('pas encore utilisée')).toBeVisible();
  // The same device has one already.
  await owner.button('profile:passkeys.create').click();
  await expect(owner.text('sign-in:passkey.known')).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(1);

  await section.getByRole('button', { name: 'Renommer Chrome, Linux' }).click();
  const field = section.locator('[name=passkey]');
  await expect(field).toBeFocused();
  await field.fill('Mon téléphone 📱');
  await page.keyboard.press('Enter');
  await expect(section.getByText('Mon téléphone 📱')).toBeVisible();
  await page.reload();
  await expect(section.getByText('Mon téléphone 📱')).toBeVisible();

  await section.getByRole('button', { name: 'Supprimer Mon téléphone' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Mon téléphone');
  await dialog.getByRole('button', { name: owner.t('profile:passkeys.keep') }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await section.getByRole('button', { name: 'Supprimer Mon téléphone' }).click();
  await dialog.getByRole('button', { name: owner.t('profile:passkeys.confirm') }).click();
  await expect(owner.text('profile:passkeys.removed')).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(0);
  await expect.poll(() => device.credentials()).toEqual([]);
});

test('on a page of others the way in is as ever, and not a word is said of passkeys', async ({
  page,
  at,
}) => {
  const questions = await noteQuestions(page);
  await addDevice(page);
  const calls = noteCalls(page);
  await openHostPage(page, at, { body: '<vitrine-booking shop="paris-marais"></vitrine-booking>' });
  const visitor = new Visitor(page);
  await reserveMassage(page);
  await visitor.chooseTime();
  await visitor.button('reservation:login.open').click();
  const address = page.locator('[name=sign-in-address]');
  await expect(address).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(address).toHaveAttribute('autocomplete', 'username');
  await expect(visitor.button('sign-in:passkey.use')).toBeHidden();
  expect([calls, await questions()]).toEqual([[], []]);
});
