import { expect } from '@playwright/test';
import { test } from '../../fixtures/journey.ts';
import { newestLink } from '../../fixtures/outbox.ts';
import { newCustomer } from '../new-customer.ts';
import { tokenOf } from '../staff-token.ts';
import { KEYBOARD_LOCALES, KeyboardCustomer, MINUTE } from './keyboard-customer.ts';

test.use({ apart: 'languages' });

const SACHA = 'sacha@example.com';
const PASSWORD = 'a violet is a violet';

/** The session ends on the server, as by another device. */
async function endSession(customer: KeyboardCustomer, origin: string): Promise<void> {
  const cookies = await customer.page.context().cookies();
  const token = cookies.find(({ name }) => name === 'auth.token')?.value ?? '';
  const headers = { company: 'cmp_maison', authorization: `Bearer ${token}` };
  expect((await fetch(`${origin}api/users/logout`, { method: 'POST', headers })).status).toBe(200);
}

for (const [index, locale] of KEYBOARD_LOCALES.entries()) {
  test(`a visitor comes in by a link, chooses a first password and comes in by it, by keyboard alone in ${locale}`, async ({
    page,
    at,
    email,
    later,
    codeTo,
  }) => {
    test.slow();
    const customer = new KeyboardCustomer(page, locale, { at, codeTo });
    const nameless = customer.t('storefront:account.lacking');
    // Another journey may just have asked for a mail in this name: an address has one a minute.
    await later(MINUTE);
    await customer.goTo('/auth/login');
    await customer.expectNoFrench();
    await customer.send({ 'sign-in-address': SACHA });
    await expect(customer.code()).toBeFocused();
    await customer.press(customer.button('sign-in:code.link'));
    await expect(customer.heading('sign-in:link.title')).toBeFocused();
    await customer.expectNoFrench();
    await page.goto(await newestLink(at('mail'), SACHA, '#link='));
    await expect(customer.button('sign-in:fromLink.submit')).toBeVisible();
    await customer.expectNoFrench();
    await customer.press(customer.button('sign-in:fromLink.submit'));
    await customer.expectCustomer('Sacha');
    await customer.logOut('Sacha');

    await customer.goTo('/auth/password');
    await customer.send({ 'sign-in-address': email });
    await customer.enterCode(email);
    await customer.send({ 'new-password': 'short' });
    await expect(customer.field('new-password')).toBeFocused();
    await customer.expectNoFrench();
    await customer.send({ 'new-password': PASSWORD });
    await expect(customer.text('sign-in:setPassword.done')).toBeVisible();
    await customer.logOut(nameless);

    const banner = page.getByRole('banner');
    await customer.press(banner.getByRole('button', { name: customer.t('storefront:account.login') }));
    await customer.enterPassword({ email, password: PASSWORD }, page.getByRole('dialog'));
    await expect(page.getByRole('dialog')).toBeHidden();
    await customer.expectCustomer(nameless);
  });

  test(`an account is begun by a phone at the one field, and its number moves to another one, by keyboard alone in ${locale}`, async ({
    page,
    at,
    email,
    later,
    codeTo,
  }, { retry }) => {
    test.slow();
    const customer = new KeyboardCustomer(page, locale, { at, codeTo });
    const phone = `+3363992${String(index * 10 + retry).padStart(4, '0')}`;
    await customer.goTo('/auth?from=/contact');
    await customer.expectNoFrench();
    await customer.send({ 'sign-in-address': phone });
    await customer.enterCode(phone);
    await expect(customer.heading('sign-in:names.title')).toBeFocused();
    await customer.expectNoFrench();
    await customer.send({ firstname: 'Nova', lastname: 'Roy' });
    await customer.expectCustomer('Nova');
    await expect(page).toHaveURL(/\/contact$/);
    await customer.logOut('Nova');

    await later(MINUTE);
    await customer.goTo('/auth/register?from=/profile');
    for (const [name, text] of Object.entries({ firstname: 'Zoé', lastname: 'Marin', email, phone }))
      await customer.write(name, text);
    await customer.press(customer.field('terms'), 'Space');
    await customer.press(customer.button('sign-in:register.submit'));
    await customer.enterCode(email);
    await expect(page.getByText(phone)).toBeVisible();
    await customer.enterCode(phone);
    await expect(customer.heading('sign-in:register.shared.title')).toBeFocused();
    await customer.expectNoFrench();
    await customer.press(customer.button('sign-in:register.shared.take'));
    await expect(customer.heading('profile:title')).toBeVisible();
    await expect(customer.button('profile:phone.change')).toBeVisible();
  });

  test(`who was logged out meanwhile logs in where they are with what they typed, by keyboard alone in ${locale}`, async ({
    page,
    at,
    email,
    codeTo,
  }) => {
    const customer = new KeyboardCustomer(page, locale, { at, codeTo });
    const account = await newCustomer({ at, email });
    await customer.goTo('/profile');
    await customer.enterPassword(account);
    await customer.write('city', 'Annecy');
    await page.waitForLoadState('networkidle');
    await endSession(customer, at(''));
    await page.keyboard.press('Enter');
    await expect(customer.heading('sign-in:expired.title')).toBeFocused();
    await customer.expectNoFrench();
    await customer.enterPassword(account);
    await expect(customer.field('city')).toHaveValue('Annecy');
    await customer.press(customer.button('profile:person.save'));
    await expect(customer.text('profile:person.saved')).toBeVisible();
  });

  test(`somebody of the company looks at its site and ends that, by keyboard alone in ${locale}`, async ({
    page,
    at,
    codeTo,
  }) => {
    const customer = new KeyboardCustomer(page, locale, { at, codeTo });
    const token = await tokenOf(at, 'maison', 'provider@example.com');
    await customer.goTo(`/contact#provider=${token}`);
    const end = customer.button('sign-in:provider.end');
    await expect(end).toBeVisible();
    await customer.expectNoFrench();
    await customer.press(end);
    await expect(end).toHaveCount(0);
  });
}
