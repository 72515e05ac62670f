import { expect, type Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { test, type Journey } from '../fixtures/journey.ts';
import { frenchFinder } from '../fixtures/french.ts';
import { newestLink } from '../fixtures/outbox.ts';
import { JOURNEY_LOCALES } from '../fixtures/texts.ts';
import { Entrance } from './entrance.ts';
import { signedIn } from './pages/signed-in.ts';

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

/** What a customer does in a language; wherever something is shown, none of it is French. */
class Customer extends Entrance {
  readonly #journey: Pick<Journey, 'at' | 'codeTo'>;
  readonly #prefix: string;
  readonly expectNoFrench: () => Promise<void>;

  constructor(page: Page, locale: Locale, journey: Pick<Journey, 'at' | 'codeTo'>) {
    super(page, locale);
    this.#journey = journey;
    this.#prefix = locale === 'fr' ? '' : `/${locale}`;
    const find = locale === 'fr' ? () => Promise.resolve([]) : frenchFinder(locale);
    this.expectNoFrench = async () => expect(await find(page)).toEqual([]);
  }

  field(name: string) {
    return this.page.locator(`[name=${name}]`);
  }

  async goTo(path: string, host: 'maison' | 'suisse' = 'maison'): Promise<void> {
    await this.page.goto(this.#journey.at(host, this.#prefix + path));
  }

  /** A page of the account by its link, with its name wherever it is told. */
  async openPage(page: AccountPage): Promise<void> {
    const name = this.t(`account:page.${page}`);
    const navigation = this.page.getByRole('navigation', { name: this.t('account:navigation') });
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(navigation.locator('[aria-current=page]')).toHaveText(name);
    await expect(this.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect.poll(async () => (await this.page.title()).startsWith(name)).toBe(true);
    // No text is missing.
    await expect(this.page.getByText(/\w:\w+\.\w/)).toHaveCount(0);
    await this.expectNoFrench();
  }

  /** Nobody is logged in here any more, without a press. */
  async forgetSession(): Promise<void> {
    await this.page.context().clearCookies();
    await this.page.evaluate(() => localStorage.clear());
  }

  async enterCode(to: string): Promise<void> {
    await expect(this.code()).toHaveValue('');
    await this.expectNoFrench();
    await this.code().fill(await this.#journey.codeTo(to));
  }

  async exchangePoints(): Promise<void> {
    await this.button('loyalty:exchange.name').first().click();
    await this.expectNoFrench();
    await this.button('loyalty:exchange.confirm').click();
    await expect(this.heading('loyalty:exchange.done')).toBeVisible();
    await this.expectNoFrench();
    await this.button('loyalty:exchange.close').click();
  }

  async sendVoucherAgain(email: string): Promise<void> {
    await this.button('credit:resend.buttonFor').first().click();
    await this.expectNoFrench();
    await this.field('receiver-email').fill(email);
    await this.button('credit:resend.send').click();
    await expect(this.text('credit:resend.done')).toBeVisible();
    await this.expectNoFrench();
  }

  async comeInByGoogle(): Promise<void> {
    await this.goTo('/auth/login?from=/contact', 'suisse');
    await this.expectNoFrench();
    await this.button('sign-in:social.with').first().click();
    await this.page.getByRole('link', { name: 'Nova Roy' }).click();
    await this.expectCustomer('Nova');
    await this.expectNoFrench();
  }

  async register(email: string, phone: string): Promise<void> {
    await this.goTo('/auth/register?from=/profile');
    await this.field('firstname').fill('Zoé');
    await this.field('lastname').fill('Marin');
    await this.field('email').fill(email);
    await this.field('phone').fill(phone);
    await this.field('password').fill(FIRST);
    await this.field('terms').check();
    await this.expectNoFrench();
    await this.button('sign-in:register.submit').click();
    await this.enterCode(email);
    await expect(this.page.getByText(phone)).toBeVisible();
    await this.enterCode(phone);
    await this.expectCustomer('Zoé');
    await expect(this.heading('profile:title')).toBeVisible();
  }

  /** What is wrong and what is done are told. */
  async changeName(): Promise<void> {
    await this.field('firstname').fill('');
    await this.button('profile:person.save').click();
    await expect(this.text('sign-in:error.firstname.required')).toBeVisible();
    await this.expectNoFrench();
    await this.field('firstname').fill('Zoé');
    await this.field('city').fill('Lyon');
    await this.button('profile:person.save').click();
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
    await this.button('profile:email.change').click();
    await this.field('email').fill(email);
    await this.button('profile:code.send').click();
    await this.field('proof-password').fill(FIRST);
    await this.expectNoFrench();
    await this.button('profile:proof.submit').click();
    await this.enterCode(email);
    await expect(this.text('profile:email.changed')).toBeVisible();
  }

  async changePhone(phone: string): Promise<void> {
    await this.button('profile:phone.change').click();
    await this.field('phone').fill(phone);
    await this.button('profile:code.send').click();
    await this.enterCode(phone);
    await expect(this.text('profile:phone.changed')).toBeVisible();
  }

  async changePassword(): Promise<void> {
    await this.button('profile:password.change').click();
    await this.field('current-password').fill(FIRST);
    await this.field('new-password').fill(SECOND);
    await this.expectNoFrench();
    await this.button('sign-in:setPassword.submit').click();
    await expect(this.text('profile:password.changed')).toBeVisible();
    await this.expectNoFrench();
  }

  async forgetPassword(email: string): Promise<void> {
    await this.forgetSession();
    await this.goTo('/auth/forgot-password');
    await this.field('forgotten-email').fill(email);
    await this.button('sign-in:forgotten.send').click();
    await expect(this.text('sign-in:forgotten.sent')).toBeVisible();
    await this.expectNoFrench();
    await this.page.goto(await newestLink(this.#journey.at('mail'), email, 'password-reset'));
    await this.field('new-password').fill(THIRD);
    await this.expectNoFrench();
    await this.button('password:submit').click();
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

for (const [index, locale] of JOURNEY_LOCALES.filter((one) => one !== 'fr').entries()) {
  test(`all that has to do with an account is done in ${locale}, without a word of French`, async ({
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
    await customer.exchangePoints();
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
    await customer.forgetPassword(`other-${email}`);
  });
}
