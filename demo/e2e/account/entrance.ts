import { expect, type Locator, type Page } from '@playwright/test';
import { Visitor } from '../fixtures/visitor.ts';
import type { Account } from './new-customer.ts';

/** What a visitor does on the way into an account, in the whole page or in its dialog. */
export class Entrance extends Visitor {
  /** Where it is shown. */
  within(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('main')).last();
  }

  /** Opens it from the head of a page. */
  async open(): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: this.t('storefront:account.login') })
      .click();
    await expect(this.address()).toBeVisible();
  }

  address(): Locator {
    return this.page.locator('[name=sign-in-address]');
  }

  code(): Locator {
    return this.page.locator('[name=sign-in-code]');
  }

  /** Gives the address; a code is on its way then. */
  async askCode(address: string): Promise<void> {
    await this.address().fill(address);
    await this.button('sign-in:address.submit').click();
    await expect(this.code()).toBeFocused();
  }

  /** By the password, in place of the page that asks for it. */
  async logInOnPage(account: Account): Promise<void> {
    await this.logInWithin(this.page.getByRole('main'), account);
  }

  async logInWithin(place: Locator, { email, password }: Account): Promise<void> {
    await this.usePassword(place);
    await place.locator('[name=login-email]').fill(email);
    await place.locator('[name=login-password]').fill(password);
    await place.getByRole('button', { name: this.t('sign-in:password.submit') }).click();
  }

  /** Whether the head of the page knows a customer by a name. */
  async expectCustomer(name: string): Promise<void> {
    await expect(
      this.page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}`) }),
    ).toBeVisible();
  }
}

/** Opens the profile of somebody who is not logged in yet. */
export async function openProfile(page: Page, account: Account, address = '/profile'): Promise<Entrance> {
  const visitor = new Entrance(page);
  await page.goto(address);
  await visitor.logInOnPage(account);
  await expect(visitor.heading('profile:title')).toBeVisible();
  return visitor;
}

/** The link of a mail to somebody that signs in. */
export async function signInLinkOf(mail: Page): Promise<string> {
  const link = mail.frameLocator('iframe').locator('a[href*="#link="]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await mail.close();
  return href;
}
