import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { buildPath } from '#domain/site/routes.ts';
import { goReady } from '../fixtures/go-ready.ts';
import type { DemoHost, Journey } from '../fixtures/journey.ts';
import { chooseProductShop, pickProductShop } from '../fixtures/controls/product-shop.ts';
import { saying, textsIn, type TextKey } from '../fixtures/texts.ts';
import { anna } from '../fixtures/visitor.ts';

/** Cards of the sandbox, by what becomes of a payment with them. */
export const CARDS = {
  paid: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  proof: '4000 0025 0000 3155',
  late: '4000 0000 0002 0000',
  answerLost: '4000 0000 0002 0018',
  requestLost: '4000 0000 0002 0026',
} as const;

/** Whose stock is not counted: the journeys of a worker buy it as often as they like. */
export const BATH_SALT = 'sel-de-bain-romarin';

interface Site extends Pick<Journey, 'at'> {
  readonly page: Page;
  readonly host?: DemoHost;
  readonly locale?: Locale;
}

/** What a visitor does who buys a product. */
export class Buyer {
  readonly page: Page;
  readonly t: (key: TextKey) => string;
  readonly #at: (path: string) => string;
  readonly #locale: Locale;

  constructor({ page, at, host = 'maison', locale = 'fr' }: Site) {
    this.page = page;
    this.#at = (path) => at(host, path);
    this.#locale = locale;
    this.t = textsIn(locale);
  }

  /** Puts a product into the empty cart, at a shop: the first one where none is named and one has to be chosen. */
  async add(slug: string, shop?: string): Promise<void> {
    await this.addAnother(slug, shop);
    await expect(this.page.getByRole('banner').getByRole('button', { name: /, 1 / })).toHaveCount(1);
  }

  async addAnother(slug: string, named?: string): Promise<void> {
    await goReady(this.page, this.#at(buildPath({ kind: 'article', slug }, this.#locale)));
    const add = this.page.getByRole('main').getByRole('button', { name: this.t('eshop:add'), exact: true });
    await expect(add).toBeVisible();
    if (named !== undefined) await chooseProductShop(this.page, this.t, named);
    await add.click();
    // Where no shop is chosen, it is asked for, and what was pressed is done.
    const choice = this.page.getByRole('dialog');
    await expect(this.checkoutLink().or(choice)).toBeVisible();
    if (await choice.isVisible()) await pickProductShop(this.page);
    await expect(this.checkoutLink()).toBeVisible();
  }

  checkoutLink(): Locator {
    return this.page.getByRole('main').getByRole('link', { name: this.t('eshop:order'), exact: true });
  }

  async toCheckout(slug: string): Promise<void> {
    await this.add(slug);
    await this.checkoutLink().click();
    await expect(this.heading('checkout:title')).toBeVisible();
  }

  heading(key: TextKey): Locator {
    return this.page.getByRole('heading', { name: this.t(key), exact: true });
  }

  text(key: TextKey): Locator {
    return this.page.getByText(saying(this.t(key))).first();
  }

  async fillIn(email: string): Promise<void> {
    const { firstname, lastname, phone } = anna(email);
    const values = { firstname, lastname, email, phone };
    for (const [name, value] of Object.entries(values)) await this.page.locator(`[name=${name}]`).fill(value);
  }

  /** The provider's fields. */
  card(): FrameLocator {
    return this.page.frameLocator('iframe[src*="pay.localhost"]');
  }

  async fillCard(number: string = CARDS.paid): Promise<void> {
    await this.card().locator('[autocomplete=cc-number]').fill(number);
    await this.card().locator('[autocomplete=cc-exp]').fill('12 / 34');
    await this.card().locator('[autocomplete=cc-csc]').fill('123');
  }

  /** The button that makes the order binding, or the booking with it. */
  payButton(): Locator {
    const [order, book] = (['checkout:pay', 'checkout:bookPay'] as const).map((key) =>
      this.page.getByRole('button', { name: saying(this.t(key)) }),
    );
    return order!.or(book!);
  }

  button(key: TextKey): Locator {
    return this.page.getByRole('button', { name: saying(this.t(key)) });
  }

  askAgain(): Locator {
    return this.page.getByRole('button', { name: this.t('checkout:askAgain'), exact: true });
  }

  /** Types a card, and presses the last button. */
  async payWith(card: string = CARDS.paid): Promise<void> {
    await this.fillCard(card);
    await this.payButton().click();
  }

  /** Orders a product as a guest, with a card. */
  async order(slug: string, email: string, card: string = CARDS.paid): Promise<void> {
    await this.toCheckout(slug);
    await this.fillIn(email);
    await this.payWith(card);
  }

  /** The bank asks for a proof: its page, and the button there. */
  async atBank(answer: 'pass' | 'fail'): Promise<Locator> {
    await this.page.waitForURL(/pay\.localhost/);
    return this.page.getByRole('button', { name: this.t(`page:pay.bank.${answer}`), exact: true });
  }

  async expectPaid(email: string): Promise<void> {
    await expect(this.heading('checkout:success.title')).toBeVisible();
    await expect(this.page).toHaveURL(/\/payments\/success$/);
    await expect(this.page.getByRole('main')).toContainText(email);
  }
}
