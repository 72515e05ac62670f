import { expect } from '@playwright/test';
import { inEveryRendering } from '../../fixtures/looks/in-every-rendering.ts';
import { test } from '../../fixtures/journey.ts';
import { pressOn, tabTo } from '../../fixtures/controls/keyboard.ts';
import { JOURNEY_LOCALES } from '../../fixtures/texts.ts';
import { openOwner } from './passkey-owner.ts';

for (const locale of JOURNEY_LOCALES) {
  const prefix = locale === 'fr' ? '' : `/${locale}`;

  test(`a passkey is made, used, named and removed by keyboard alone, in ${locale}`, async ({
    page,
    at,
    email,
  }) => {
    test.slow();
    const journey = { at, email };
    const { owner, account, device } = await openOwner(page, journey, `${prefix}/contact`, locale);
    const entry = page.getByRole('banner').getByRole('button', { name: owner.t('storefront:account.login') });
    await owner.logInFromHeader(account.email, account.password);
    await pressOn(page, owner.button('sign-in:passkey.offer.create'));
    await expect(owner.text('sign-in:passkey.made')).toBeVisible();
    await device.answers(false);
    await owner.logOut();

    await pressOn(page, entry);
    await expect(owner.use()).toBeVisible();
    await device.answers(true);
    await pressOn(page, owner.use());
    await expect(page.getByRole('dialog')).toBeHidden();
    await owner.expectCustomer('Zoé');

    await page.goto(at('maison', `${prefix}/profile`));
    const called = 'Chrome, Linux';
    const named = (key: 'rename' | 'remove', name: string) =>
      page.getByRole('button', {
        name: owner.t(`profile:passkeys.${key}Name`).replace('{{name}}', name),
        exact: true,
      });
    await pressOn(page, named('rename', called));
    await expect(page.locator('[name=passkey]')).toBeFocused();
    await page.keyboard.type('Zoé 1');
    await page.keyboard.press('Enter');
    await expect(owner.section().locator('xpath=..')).toBeFocused();
    await pressOn(page, named('remove', 'Zoé 1'));
    const confirm = page.getByRole('dialog').getByRole('button', {
      name: owner.t('profile:passkeys.confirm'),
      exact: true,
    });
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await expect(owner.text('profile:passkeys.removed')).toBeVisible();
    await expect(owner.section().getByRole('listitem')).toHaveCount(0);
    await expect(owner.section().locator('xpath=..')).toBeFocused();
    await expect.poll(() => device.credentials()).toEqual([]);
  });
}

test('all that is said of passkeys is as it should be on a phone and a desktop, light and dark', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  test.slow();
  const { owner, account, device } = await openOwner(page, { at, email }, '/contact');
  const look: Parameters<typeof inEveryRendering>[1] = async (seen, what) => {
    const beyond = await seen.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    await expectAccessible(seen, what);
  };
  await device.answers(false);
  await owner.open();
  await expect(owner.use()).toBeVisible();
  await inEveryRendering(page, look);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await owner.logInFromHeader(account.email, account.password);
  await expect(owner.offer()).toBeVisible();
  await inEveryRendering(page, look);
  await page.goto(at('maison', '/profile'));
  await expect(owner.button('profile:passkeys.create')).toBeVisible();
  await inEveryRendering(page, look);
  await device.answers(true);
  await owner.button('profile:passkeys.create').click();
  await expect(owner.section().getByRole('listitem')).toHaveCount(1);
  await inEveryRendering(page, look);
  await owner.section().getByRole('button', { name: 'Renommer' }).click();
  await inEveryRendering(page, look);
  await owner.button('profile:passkeys.cancel').click();
  await owner.section().getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inEveryRendering(page, look);
});
