import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { pressOn, tabTo } from '../fixtures/controls/keyboard.ts';
import { JOURNEY_LOCALES } from '../fixtures/texts.ts';
import { Entrance } from './entrance.ts';

for (const locale of JOURNEY_LOCALES) {
  const prefix = locale === 'fr' ? '' : `/${locale}`;

  test(`a visitor signs in by keyboard alone, in ${locale}`, async ({ page, at, email, codeTo }) => {
    const visitor = new Entrance(page, locale);
    await page.goto(at('maison', `${prefix}/contact`));
    const entry = page
      .getByRole('banner')
      .getByRole('button', { name: visitor.t('storefront:account.login') });
    await pressOn(page, entry);
    await expect(visitor.address()).toBeVisible();
    await tabTo(page, visitor.address());
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(visitor.code()).toBeFocused();
    await page.keyboard.type(await codeTo(email));
    await expect(visitor.heading('sign-in:names.title')).toBeFocused();
    await tabTo(page, page.locator('[name=firstname]'));
    await page.keyboard.type('Nova');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Roy');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    // The focus is where the button was that was pressed first.
    await expect(page.getByRole('banner').getByRole('button', { name: /^Nova/ })).toBeFocused();
  });
}

for (const width of [375, 1280])
  test(`every stage is as it should be at ${width}, light and dark`, async ({
    page,
    at,
    email,
    codeTo,
    expectAccessible,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    // Colours that are on their way to others are no one's to judge.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const visitor = new Entrance(page);
    const look = async () => {
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, { coloursOnly: true });
      await page.emulateMedia({ colorScheme: 'light' });
    };
    await page.goto(at('maison', '/auth/register'));
    await visitor.button('sign-in:register.submit').click();
    await look();
    await page.goto(at('maison', '/auth/login'));
    await expect(visitor.address()).toBeVisible();
    await look();
    await visitor.usePassword(page.getByRole('main'));
    await look();
    await visitor.button('sign-in:password.useCode').click();
    await visitor.askCode(email);
    const digits = await codeTo(email);
    await look();
    await visitor.code().fill('000000');
    await expect(visitor.text('problem:code_wrong').first()).toBeVisible();
    await look();
    await visitor.button('sign-in:code.link').click();
    await expect(visitor.heading('sign-in:link.title')).toBeFocused();
    await look();
    await visitor.button('sign-in:link.back').click();
    await visitor.code().fill(digits);
    await expect(visitor.heading('sign-in:names.title')).toBeFocused();
    await look();
  });
