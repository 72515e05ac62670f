import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { buildPath } from '#domain/site/routes.ts';
import { goReady } from '../fixtures/go-ready.ts';
import type { Journey } from '../fixtures/journey.ts';
import { saying, textsIn, type TextKey } from '../fixtures/texts.ts';

interface Site extends Pick<Journey, 'at'> {
  readonly page: Page;
  readonly locale?: Locale;
}

/** What a visitor does who gives a voucher, step by step. */
export class Giver {
  readonly page: Page;
  readonly t: (key: TextKey) => string;
  readonly #address: string;

  constructor({ page, at, locale = 'fr' }: Site) {
    this.page = page;
    this.t = textsIn(locale);
    this.#address = at('maison', buildPath({ kind: 'gift' }, locale));
  }

  async open(): Promise<void> {
    await goReady(this.page, this.#address);
    await expect(this.next()).toBeVisible();
  }

  next(): Locator {
    return this.page.getByRole('button', { name: this.t('gift:next'), exact: true });
  }

  order(): Locator {
    return this.page.getByRole('button', { name: this.t('gift:bar.pay'), exact: true });
  }

  field(name: 'name' | 'email' | 'sender' | 'message' | 'amount' | 'day'): Locator {
    return this.page.locator(`[name=${name}]`);
  }

  step(key: 'worth' | 'people'): Locator {
    return this.page.getByRole('heading', { name: this.t(`gift:step.${key}`), exact: true });
  }

  amount(text: string): Locator {
    return this.page.getByRole('button', { name: text }).first();
  }

  option(key: TextKey): Locator {
    return this.page.getByRole('radio', { name: this.t(key), exact: true });
  }

  heading(key: TextKey): Locator {
    return this.page.getByRole('heading', { name: saying(this.t(key)) });
  }

  /** Goes from the theme to who gets it. */
  async toPeople(): Promise<void> {
    await this.next().click();
    await expect(this.step('worth')).toBeFocused();
    await this.next().click();
    await expect(this.step('people')).toBeFocused();
  }

  async fillIn(email: string, name = 'Margaux Delorme'): Promise<void> {
    await this.field('name').fill(name);
    await this.field('email').fill(email);
    await this.field('message').fill('Joyeux anniversaire !');
  }

  /** Fills a voucher in and goes to where it is paid. */
  async toCheckout(email: string): Promise<void> {
    await this.open();
    await this.toPeople();
    await this.fillIn(email);
    await this.next().click();
    await this.order().click();
    await expect(this.heading('checkout:title')).toBeVisible();
  }
}
