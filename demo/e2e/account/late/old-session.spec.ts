import { expect, type Page } from '@playwright/test';
import { inEveryRendering } from '../../fixtures/looks/in-every-rendering.ts';
import { test, type Journey } from '../../fixtures/journey.ts';
import { Entrance } from '../entrance.ts';
import { openOwner } from '../passkeys/passkey-owner.ts';
import { OLD, openOldWithPasskey } from './old-owner.ts';

test.use({ apart: 'late' });

const PASSWORD = '[name=proof-password]';

type Tools = Pick<Journey, 'at' | 'email' | 'later'>;

/** Somebody at their profile, whose session is no longer of now. */
async function openOld(page: Page, { later, ...journey }: Tools) {
  const opened = await openOwner(page, journey, '/contact');
  await opened.owner.logInFromHeader(opened.account.email, opened.account.password);
  await opened.owner.button('sign-in:passkey.offer.later').click();
  await page.goto(journey.at('maison', '/profile'));
  await expect(opened.owner.heading('profile:title')).toBeVisible();
  await later(OLD);
  return opened;
}

test('a passkey by an older session asks for the password in place, tells a wrong one, and is made by itself then', async ({
  page,
  at,
  email,
  later,
  expectAccessible,
}) => {
  const { owner, account, device } = await openOld(page, { at, email, later });
  await owner.button('profile:passkeys.create').click();
  const password = owner.section().locator(PASSWORD);
  await expect(password).toBeFocused();
  expect(await device.credentials()).toEqual([]);
  await inEveryRendering(page, expectAccessible);
  await password.fill('somebody guesses');
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(owner.t('problem:old_password'));
  await expect(password).toHaveValue('somebody guesses');
  expect(await device.credentials()).toEqual([]);
  await password.fill(account.password);
  await page.keyboard.press('Enter');
  await expect(owner.text('sign-in:passkey.made')).toBeVisible();
  expect(await device.credentials()).toHaveLength(1);
  // What was proven holds: another change asks for nothing.
  await owner
    .section()
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await owner.button('profile:passkeys.confirm').click();
  await expect(owner.text('profile:passkeys.removed')).toBeVisible();
});

test('a passkey is removed by an older session once a passkey has shown whose it is', async ({
  page,
  at,
  email,
  later,
}) => {
  const { owner } = await openOldWithPasskey(page, { at, email, later });
  await owner
    .section()
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  const dialog = page.getByRole('dialog');
  await owner.button('profile:passkeys.confirm').click();
  await expect(dialog.locator(PASSWORD)).toBeFocused();
  await dialog.getByRole('button', { name: owner.t('sign-in:passkey.use') }).click();
  await expect(owner.text('profile:passkeys.removed')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('another e-mail waits for a code to the one before, with what was typed', async ({
  page,
  at,
  email,
  later,
  codeTo,
}) => {
  const { owner } = await openOld(page, { at, email, later });
  const wanted = `other-${email}`;
  await owner.button('profile:email.change').click();
  await page.locator('[name=email]').fill(wanted);
  await owner.button('profile:code.send').click();
  await expect(page.locator(PASSWORD)).toBeFocused();
  await owner.button('profile:code.cancel').filter({ visible: true }).click();
  await expect(page.locator('[name=email]')).toHaveValue(wanted);
  await owner.button('profile:code.send').click();
  await owner.button('sign-in:password.useCode').click();
  await expect(owner.code()).toBeFocused();
  await owner.code().fill(await codeTo(email));
  await expect(page.getByText(owner.t('sign-in:code.sentEmail').replace('{{to}}', wanted))).toBeVisible();
  await owner.code().fill(await codeTo(wanted));
  await expect(owner.text('profile:email.changed').first()).toBeVisible();
});

test('a service is linked by an older session after a proof, before the page is left', async ({
  page,
  at,
  later,
  codeTo,
  expectAccessible,
}) => {
  const visitor = new Entrance(page);
  const named = (key: 'link' | 'unlink') =>
    page.getByRole('button', {
      name: visitor.t(`profile:providers.${key}Name`).replace('{{provider}}', 'Google'),
    });
  await page.goto(at('atelier', '/profile'));
  await visitor.askCode('camille@example.com');
  await visitor.code().fill(await codeTo('camille@example.com'));
  await expect(visitor.heading('profile:title')).toBeVisible();
  await later(OLD);
  await named('link').click();
  const password = page.locator(PASSWORD);
  await expect(password).toBeFocused();
  await expect(page).toHaveURL(at('atelier', '/profile'));
  await inEveryRendering(page, expectAccessible);
  await password.fill('vitrine-demo');
  await visitor.button('profile:proof.submit').click();
  await expect(page).toHaveURL(/accounts\.localhost/);
  // Whoever stays there for long proves it once more, and does not go there again.
  await later(OLD);
  await page.getByRole('link', { name: 'Camille Ferrand' }).click();
  await expect(password).toBeFocused();
  await password.fill('vitrine-demo');
  await visitor.button('profile:proof.submit').click();
  await expect(named('unlink')).toBeVisible();
  await later(OLD);
  await named('unlink').click();
  await password.fill('vitrine-demo');
  await visitor.button('profile:proof.submit').click();
  await expect(named('link')).toBeVisible();
});

test('an account without a password ends by an older session after a code', async ({
  page,
  at,
  email,
  later,
  codeTo,
}) => {
  const visitor = new Entrance(page);
  await page.goto(at('maison', '/profile'));
  await visitor.askCode(email);
  await visitor.code().fill(await codeTo(email));
  await visitor.button('sign-in:names.later').click();
  await later(OLD);
  await visitor.button('profile:data.erase').click();
  await visitor.button('profile:data.confirm').click();
  await expect(page.getByRole('dialog').locator('[name=sign-in-code]')).toBeFocused();
  await visitor.code().fill(await codeTo(email));
  await expect(visitor.text('profile:data.erased')).toBeVisible();
});
