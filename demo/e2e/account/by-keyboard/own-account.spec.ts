import { expect, type Page } from '@playwright/test';
import { test, type Journey } from '../../fixtures/journey.ts';
import { newCustomer } from '../new-customer.ts';
import { signedIn } from '../pages/signed-in.ts';
import { KEYBOARD_LOCALES, KeyboardCustomer } from './keyboard-customer.ts';

test.use({ apart: 'languages' });

class Owner extends KeyboardCustomer {
  /** A part of the profile by its heading. */
  section(title: 'profile:devices.title' | 'profile:letters.title') {
    return this.page
      .getByRole('main')
      .locator('section')
      .filter({ has: this.heading(title) });
  }

  provider(key: 'link' | 'unlink') {
    const name = this.t(`profile:providers.${key}Name`).replace('{{provider}}', 'Google');
    return this.page.getByRole('button', { name, exact: true });
  }

  async linkGoogle(): Promise<void> {
    await this.press(this.provider('link'));
    await this.press(this.page.getByRole('link', { name: 'Camille Ferrand' }));
    const linked = this.t('profile:providers.linked').replace('{{provider}}', 'Google');
    await expect(this.page.getByText(linked).first()).toBeVisible();
    await expect(this.provider('unlink')).toBeVisible();
    await this.expectNoFrench();
  }

  /** Somebody who thinks better of it, who is somebody else there, and who ends the link. */
  async linkAndUnlink(): Promise<void> {
    await this.press(this.provider('link'));
    await this.press(this.page.getByRole('link', { name: 'Nova Roy' }));
    await expect(this.heading('profile:providers.failed')).toBeVisible();
    await this.expectNoFrench();
    await this.linkGoogle();
    await this.press(this.provider('unlink'));
    await expect(this.provider('link')).toBeVisible();
    await this.expectNoFrench();
  }

  /** Letters in English, and offers. */
  async chooseLetters(): Promise<void> {
    const language = this.field('language');
    await this.press(language, 'E');
    await expect(language).toHaveValue('en');
    await this.press(this.field('marketing'), 'Space');
    await expect(this.text('profile:letters.saved')).toBeVisible();
    await this.page.reload();
    await expect(language).toHaveValue('en');
    await expect(this.field('marketing')).toBeChecked();
    await this.expectNoFrench();
  }

  /** One other, then all others. */
  async endDevices(): Promise<void> {
    const devices = this.section('profile:devices.title');
    await expect(devices.getByRole('listitem')).toHaveCount(4);
    await this.expectNoFrench();
    await this.press(devices.getByRole('listitem').last().getByRole('button'));
    await expect(devices.getByRole('listitem')).toHaveCount(3);
    await expect(devices.locator('xpath=..')).toBeFocused();
    await this.press(this.button('profile:devices.endOthers'));
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await this.expectNoFrench();
  }

  async save(key: 'profile:data.export' | 'profile:data.calendar', file: string): Promise<void> {
    const saving = this.page.waitForEvent('download');
    await this.press(this.button(key));
    expect((await saving).suggestedFilename()).toBe(file);
  }

  async erase(password: string): Promise<void> {
    await this.press(this.button('profile:data.erase'));
    await expect(this.page.getByRole('dialog')).toBeVisible();
    await this.expectNoFrench();
    await this.send({ password: 'somebody guesses' });
    await expect(this.field('password')).toHaveAccessibleDescription(this.t('problem:old_password'));
    await expect(this.field('password')).toBeFocused();
    await this.write('password', password);
    await this.press(this.button('profile:data.confirm'));
    await expect(this.text('profile:data.erased')).toBeVisible();
    await expect(this.heading('profile:login')).toBeVisible();
    await this.expectNoFrench();
  }
}

/** Somebody who is logged in here and in three other places. */
async function openElsewhere(page: Page, journey: Pick<Journey, 'at' | 'email'>) {
  const account = await newCustomer(journey);
  for (let place = 0; place < 3; place += 1)
    await signedIn(page.context(), journey.at, account.email, account.password);
  return account;
}

for (const locale of KEYBOARD_LOCALES) {
  test(`a service is linked and unlinked by keyboard alone, in ${locale}`, async ({ page, at, codeTo }) => {
    test.slow();
    const owner = new Owner(page, locale, { at, codeTo });
    await owner.goTo('/profile');
    await owner.expectNoFrench();
    await owner.enterPassword({ email: 'camille@example.com', password: 'vitrine-demo' });
    await expect(owner.heading('profile:title')).toBeVisible();
    await owner.linkAndUnlink();
  });

  test(`letters, devices, own data and the end of the account, by keyboard alone in ${locale}`, async ({
    page,
    at,
    email,
    codeTo,
  }) => {
    test.slow();
    const account = await openElsewhere(page, { at, email });
    const owner = new Owner(page, locale, { at, codeTo });
    await owner.goTo('/profile');
    await owner.chooseLetters();
    await owner.endDevices();
    await owner.save('profile:data.export', owner.t('profile:data.file'));
    await owner.save('profile:data.calendar', owner.t('profile:data.calendarFile'));
    await owner.erase(account.password);
  });
}
