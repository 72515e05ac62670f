import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import type { Journey } from '../../fixtures/journey.ts';
import { Entrance } from '../entrance.ts';
import { newCustomer } from '../new-customer.ts';
import { addDevice, type VirtualDevice } from './virtual-device.ts';

/** A customer at a device that keeps passkeys. */
export class PasskeyOwner extends Entrance {
  readonly device: VirtualDevice;

  constructor(page: Page, device: VirtualDevice, locale?: Locale) {
    super(page, locale);
    this.device = device;
  }

  /** What offers a passkey, at the foot of the page. */
  offer(): Locator {
    return this.page.getByRole('region', { name: this.t('sign-in:passkey.offer.title') });
  }

  use(): Locator {
    return this.button('sign-in:passkey.use');
  }

  async expectGuest(): Promise<void> {
    await expect(
      this.page.getByRole('banner').getByRole('button', { name: this.t('storefront:account.login') }),
    ).toBeVisible();
  }

  async logOut(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: /^Zoé/ }).click();
    await this.button('storefront:account.logout').click();
    await this.expectGuest();
  }

  /** The section of the profile. */
  section(): Locator {
    return this.page
      .getByRole('main')
      .locator('section')
      .filter({ has: this.heading('profile:passkeys.title') });
  }
}

/** Somebody who has an account, at a page that they are not signed in on. */
export async function openOwner(
  page: Page,
  journey: Pick<Journey, 'at' | 'email'>,
  path: string,
  locale?: Locale,
) {
  const account = await newCustomer(journey);
  const owner = new PasskeyOwner(page, await addDevice(page), locale);
  await page.goto(journey.at('maison', path));
  return { owner, account, device: owner.device };
}

/** Somebody who has made a passkey as it was offered, and has logged out. */
export async function openWithPasskey(page: Page, journey: Pick<Journey, 'at' | 'email'>) {
  const opened = await openOwner(page, journey, '/contact');
  const { owner, account, device } = opened;
  await owner.logInFromHeader(account.email, account.password);
  await owner.button('sign-in:passkey.offer.create').click();
  await expect(owner.text('sign-in:passkey.made')).toBeVisible();
  // Nobody chooses a passkey before a test says so.
  await device.answers(false);
  await owner.logOut();
  return opened;
}
