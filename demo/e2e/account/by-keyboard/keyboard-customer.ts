import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { pressOn, tabTo } from '../../fixtures/controls/keyboard.ts';
import { frenchFinder } from '../../fixtures/french.ts';
import type { Journey } from '../../fixtures/journey.ts';
import { JOURNEY_LOCALES } from '../../fixtures/texts.ts';
import { Entrance } from '../entrance.ts';
import type { Account } from '../new-customer.ts';

/** All that a customer does is done in French by other journeys: here in the one of the longest words, or in all five. */
export const KEYBOARD_LOCALES = JOURNEY_LOCALES.filter(
  (locale) => locale !== 'fr' || JOURNEY_LOCALES.length > 2,
);

export const MINUTE = 60_000;

/** Somebody who has no mouse, in a language; wherever something is shown, none of it is in French. */
export class KeyboardCustomer extends Entrance {
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

  field(name: string): Locator {
    return this.page.locator(`[name=${name}]`);
  }

  async goTo(path: string, host: 'maison' | 'suisse' = 'maison'): Promise<void> {
    await this.page.goto(this.#journey.at(host, this.#prefix + path));
  }

  press(target: Locator, key?: string): Promise<void> {
    return pressOn(this.page, target, key);
  }

  /** In place of what stands there. */
  async write(name: string, text: string): Promise<void> {
    await expect(this.field(name)).toBeVisible();
    await tabTo(this.page, this.field(name));
    await this.page.keyboard.press('ControlOrMeta+a');
    await (text === '' ? this.page.keyboard.press('Delete') : this.page.keyboard.type(text));
  }

  /** Writes into fields, and sends their form from the last one. */
  async send(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(values)) await this.write(name, text);
    await this.page.keyboard.press('Enter');
  }

  /** The code that went to somebody, in the field that waits for it; it is sent by itself. */
  async enterCode(to: string): Promise<void> {
    await expect(this.code()).toBeFocused();
    await expect(this.code()).toHaveValue('');
    await this.expectNoFrench();
    await this.page.keyboard.type(await this.#journey.codeTo(to));
  }

  /** From the one field to the password, which is sent. */
  async enterPassword({ email, password }: Account, within = this.page.getByRole('main')): Promise<void> {
    const toPassword = this.t('sign-in:address.usePassword');
    await this.press(within.getByRole('button', { name: toPassword, exact: true }));
    await expect(this.field('login-password')).toBeVisible();
    await this.expectNoFrench();
    await this.send({ 'login-email': email, 'login-password': password });
  }

  /** Nobody is logged in here any more, without a press. */
  async forgetSession(): Promise<void> {
    await this.page.context().clearCookies();
    await this.page.evaluate(() => localStorage.clear());
  }

  /** By the menu in the head of the page. */
  async logOut(name: string): Promise<void> {
    const banner = this.page.getByRole('banner');
    await this.press(banner.getByRole('button', { name: new RegExp(`^${name}`) }));
    await this.expectNoFrench();
    await this.press(banner.getByRole('button', { name: this.t('storefront:account.logout') }));
    await expect(banner.getByRole('button', { name: this.t('storefront:account.login') })).toBeVisible();
  }
}
