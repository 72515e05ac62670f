import { expect } from '@playwright/test';
import { test } from '../../fixtures/journey.ts';
import { frenchFinder } from '../../fixtures/french.ts';
import { newestLink } from '../../fixtures/outbox.ts';
import { Entrance } from '../entrance.ts';
import { signedIn } from '../pages/signed-in.ts';
import { KEYBOARD_LOCALES, KeyboardCustomer } from './keyboard-customer.ts';

test.use({ apart: 'languages' });

/** The server sends a voucher again three times a day; points for a fourth exchange come after a week. */
const MOST = 3;
/** Journeys of this worker, whose server is its own. */
let journeys = 0;

const WEEK = 7 * 86_400_000;
const FIRST = 'a rose is a rose';
const SECOND = 'an orchid is no rose';
const THIRD = 'a lily is neither one';

type AccountPage = 'orders' | 'eshop-orders' | 'loyalty' | 'credit' | 'profile';

class Customer extends KeyboardCustomer {
  /** A page of the account by its link, with its name wherever it is told. */
  async openPage(page: AccountPage): Promise<void> {
    const name = this.t(`account:page.${page}`);
    const navigation = this.page.getByRole('navigation', { name: this.t('account:navigation') });
    await this.press(navigation.getByRole('link', { name, exact: true }));
    await expect(navigation.locator('[aria-current=page]')).toHaveText(name);
    await expect(this.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect.poll(async () => (await this.page.title()).startsWith(name)).toBe(true);
    // No text is missing.
    await expect(this.page.getByText(/\w:\w+\.\w/)).toHaveCount(0);
    await this.expectNoFrench();
  }

  async exchangePoints(): Promise<void> {
    await this.press(this.button('loyalty:exchange.name').first());
    await this.expectNoFrench();
    await this.press(this.button('loyalty:exchange.confirm'));
    await expect(this.heading('loyalty:exchange.done')).toBeVisible();
    await this.expectNoFrench();
    await this.press(this.button('loyalty:exchange.close'));
  }

  async sendVoucherAgain(email: string): Promise<void> {
    await this.press(this.button('credit:resend.buttonFor').first());
    await this.expectNoFrench();
    await this.send({ 'receiver-email': email });
    await expect(this.text('credit:resend.done')).toBeVisible();
    await this.expectNoFrench();
  }

  async comeInByGoogle(): Promise<void> {
    await this.goTo('/auth/login?from=/contact', 'suisse');
    await this.expectNoFrench();
    await this.press(this.button('sign-in:social.with').first());
    await this.press(this.page.getByRole('link', { name: 'Nova Roy' }));
    await this.expectCustomer('Nova');
    await this.expectNoFrench();
  }

  async register(email: string, phone: string): Promise<void> {
    await this.goTo('/auth/login?from=/profile');
    await this.write('sign-in-address', email);
    await this.press(this.link('storefront:login.register'));
    await expect(this.field('email')).toHaveValue(email);
    await this.write('firstname', 'Zoé');
    await this.write('lastname', 'Marin');
    await this.write('phone', phone);
    await this.write('password', FIRST);
    await this.press(this.field('terms'), 'Space');
    await this.expectNoFrench();
    await this.press(this.button('sign-in:register.submit'));
    await this.enterCode(email);
    await expect(this.page.getByText(phone)).toBeVisible();
    await this.enterCode(phone);
    await this.expectCustomer('Zoé');
    await expect(this.heading('profile:title')).toBeVisible();
  }

  /** What is wrong and what is done are told. */
  async changeName(): Promise<void> {
    await this.send({ firstname: '' });
    await expect(this.text('sign-in:error.firstname.required')).toBeVisible();
    await expect(this.field('firstname')).toBeFocused();
    await this.expectNoFrench();
    await this.send({ firstname: 'Zoé', city: 'Lyon' });
    await expect(this.text('profile:person.saved')).toBeVisible();
    await this.expectNoFrench();
  }

  /** To another e-mail after a proof, as a session that is older than ten minutes has to. */
  async changeEmail(email: string): Promise<void> {
    const missing = { code: 403, type: 'proof_missing', message: '', retryable: false };
    await this.page.route(
      '**/users/v2/check/email*',
      (route) => route.fulfill({ status: 403, json: missing }),
      { times: 1 },
    );
    await this.press(this.button('profile:email.change'));
    await expect(this.field('email')).toBeFocused();
    await this.send({ email });
    await expect(this.field('proof-password')).toBeFocused();
    await this.expectNoFrench();
    await this.send({ 'proof-password': FIRST });
    await this.enterCode(email);
    await expect(this.text('profile:email.changed')).toBeVisible();
    await expect(this.button('profile:email.change')).toBeFocused();
  }

  async changePhone(phone: string): Promise<void> {
    await this.press(this.button('profile:phone.change'));
    await this.send({ phone });
    await this.enterCode(phone);
    await expect(this.text('profile:phone.changed')).toBeVisible();
  }

  async changePassword(): Promise<void> {
    await this.press(this.button('profile:password.change'));
    await expect(this.field('current-password')).toBeFocused();
    await this.expectNoFrench();
    await this.send({ 'current-password': FIRST, 'new-password': SECOND });
    await expect(this.text('profile:password.changed')).toBeVisible();
    await this.expectNoFrench();
  }

  async forgetPassword(email: string, outbox: string): Promise<void> {
    await this.forgetSession();
    await this.goTo('/auth/forgot-password');
    await this.send({ 'forgotten-email': email });
    await expect(this.text('sign-in:forgotten.sent')).toBeFocused();
    await this.expectNoFrench();
    await this.page.goto(await newestLink(outbox, email, 'password-reset'));
    await this.expectNoFrench();
    await this.send({ 'new-password': THIRD });
    await expect(this.heading('password:doneTitle')).toBeVisible();
    await this.expectCustomer('Zoé');
    await this.expectNoFrench();
  }
}

test('each page of an account has its name in its heading, its title and the menu, in French as well', async ({
  page,
  context,
  at,
  codeTo,
}) => {
  const customer = new Customer(page, 'fr', { at, codeTo });
  await signedIn(context, at, 'camille@example.com');
  await customer.goTo('/profile/orders');
  for (const name of ['loyalty', 'eshop-orders', 'credit', 'profile', 'orders'] as const)
    await customer.openPage(name);
});

test('a page in French is found to be in French: its sentences, its buttons and its labels', async ({
  page,
  at,
}) => {
  await page.goto(at('maison', '/auth/login'));
  const visitor = new Entrance(page, 'fr');
  await expect(visitor.address()).toBeVisible();
  const found = await frenchFinder('en')(page);
  for (const key of ['sign-in:address.usePassword', 'sign-in:address.submit', 'common:cart.empty'] as const)
    expect(found).toContain(visitor.t(key));
});

for (const [index, locale] of KEYBOARD_LOCALES.entries()) {
  test(`what an account keeps and how it changes is done by keyboard alone in ${locale}, without a word of French`, async ({
    page,
    context,
    at,
    email,
    later,
    codeTo,
  }, { retry }) => {
    test.slow();
    journeys += 1;
    if (journeys > MOST) {
      await later(WEEK);
      // All that has fallen due is done at once, and whoever comes meanwhile is sent away.
      const answers = async () =>
        (await fetch(at('', '/shops'), { headers: { company: 'cmp_maison' } })).status;
      await expect.poll(answers).toBe(200);
    }
    const customer = new Customer(page, locale, { at, codeTo });
    const last = String(index * 10 + retry).padStart(4, '0');
    await signedIn(context, at, 'camille@example.com');
    await customer.goTo('/profile/orders');
    await customer.openPage('eshop-orders');
    await customer.openPage('loyalty');
    // Her points are enough for four; in French another journey exchanges them by keyboard.
    if (locale !== 'fr') await customer.exchangePoints();
    await customer.openPage('credit');
    await customer.sendVoucherAgain(email);
    await customer.openPage('orders');
    await customer.forgetSession();
    await customer.comeInByGoogle();
    await customer.register(email, `+3363990${last}`);
    await customer.openPage('profile');
    await customer.changeName();
    await customer.changeEmail(`other-${email}`);
    await customer.changePhone(`+3363991${last}`);
    await customer.changePassword();
    await customer.forgetPassword(`other-${email}`, at('mail'));
  });
}
