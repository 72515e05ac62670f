import { expect, type Page } from '@playwright/test';
import type { Journey } from '../../fixtures/journey.ts';
import { openOwner } from '../passkeys/passkey-owner.ts';

/** Milliseconds after which a session alone makes no way in. */
export const OLD = 10 * 60_000;

/** Somebody with a passkey at their profile, whose session is no longer of now. */
export async function openOldWithPasskey(
  page: Page,
  { later, ...journey }: Pick<Journey, 'at' | 'email' | 'later'>,
) {
  const opened = await openOwner(page, journey, '/contact');
  const { owner, account } = opened;
  await owner.logInFromHeader(account.email, account.password);
  await owner.button('sign-in:passkey.offer.create').click();
  await expect(owner.text('sign-in:passkey.made')).toBeVisible();
  await page.goto(journey.at('maison', '/profile'));
  await expect(owner.heading('profile:passkeys.title')).toBeVisible();
  await later(OLD);
  return opened;
}
