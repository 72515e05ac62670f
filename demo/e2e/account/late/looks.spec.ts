import { expect, type Locator } from '@playwright/test';
import { inEveryRendering } from '../../fixtures/looks/in-every-rendering.ts';
import { test } from '../../fixtures/journey.ts';
import { openOldWithPasskey } from './old-owner.ts';

test.use({ apart: 'late' });

test('every step of a proof is as it should be on a phone and a desktop, light and dark, in its dialog and in place', async ({
  page,
  at,
  email,
  later,
  expectAccessible,
}) => {
  test.slow();
  const { owner, device } = await openOldWithPasskey(page, { at, email, later });
  const look: Parameters<typeof inEveryRendering>[1] = async (seen, what) => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const beyond = await seen.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    await expectAccessible(seen, what);
  };
  const expectWrong = async (field: Locator) => {
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(owner.t('problem:old_password'));
  };

  // In the dialog of what waits for it: the password, and a passkey beside it.
  await owner
    .section()
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await owner.button('profile:passkeys.confirm').click();
  const dialog = page.getByRole('dialog');
  const password = dialog.locator('[name=proof-password]');
  await expect(password).toBeFocused();
  await expect(dialog.getByRole('button', { name: owner.t('sign-in:passkey.use') })).toBeVisible();
  await inEveryRendering(page, look);
  await password.fill('somebody guesses');
  await page.keyboard.press('Enter');
  await expectWrong(password);
  await inEveryRendering(page, look);
  await device.answers(false);
  await dialog.getByRole('button', { name: owner.t('sign-in:password.useCode') }).click();
  await expect(owner.code()).toBeFocused();
  await inEveryRendering(page, look);
  await owner.code().fill('000000');
  await expect(owner.text('problem:code_wrong').first()).toBeVisible();
  await inEveryRendering(page, look);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // In the place of a form, beside what else the page asks.
  await owner.button('profile:email.change').click();
  await page.locator('[name=email]').fill(`other-${email}`);
  await owner.button('profile:code.send').click();
  await expect(page.locator('[name=proof-password]')).toBeFocused();
  await page.locator('[name=proof-password]').fill('somebody guesses');
  await page.keyboard.press('Enter');
  await expectWrong(page.locator('[name=proof-password]'));
  await inEveryRendering(page, look);
  await later(60_000);
  await owner.button('sign-in:password.useCode').click();
  await expect(owner.code()).toBeFocused();
  await inEveryRendering(page, look);

  // The end of the account, whose password is not theirs.
  await owner.button('profile:data.erase').click();
  await dialog.locator('[name=password]').fill('somebody guesses');
  await owner.button('profile:data.confirm').click();
  await expectWrong(dialog.locator('[name=password]'));
  await inEveryRendering(page, look);
});
