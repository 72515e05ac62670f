import { expect, type Page } from '@playwright/test';
import { test, type Journey } from '../../fixtures/journey.ts';
import { Entrance } from '../entrance.ts';

test.use({ apart: 'late' });

const MINUTE = 60_000;
const CAMILLE = 'camille@example.com';
const SACHA = 'sacha@example.com';

/** Somebody who has asked for a code, with the code, on a page whose clock can be put forward. */
async function whoHasCode(page: Page, address: string, email: string, codeTo: Journey['codeTo']) {
  const visitor = new Entrance(page);
  await page.clock.install();
  await page.goto(address);
  await visitor.askCode(email);
  return { visitor, code: await codeTo(email) };
}

test('a code that has run out is told at its field, and another one lets in, with the address as it was', async ({
  page,
  at,
  later,
  codeTo,
}) => {
  const { visitor, code: old } = await whoHasCode(page, at('duo', '/auth/login'), CAMILLE, codeTo);
  await later(10 * MINUTE);
  await page.clock.fastForward(10 * MINUTE);
  await visitor.code().fill(old);
  await expect(visitor.text('problem:code_expired').first()).toBeVisible();
  await expect(visitor.code()).toBeFocused();
  await expect(visitor.code()).toHaveValue(old);
  await visitor.button('sign-in:code.resend').click();
  await expect.poll(() => codeTo(CAMILLE)).not.toBe(old);
  await expect(page.getByText(CAMILLE)).toBeVisible();
  await visitor.code().fill(await codeTo(CAMILLE));
  await visitor.expectCustomer('Camille');
});

test('of two codes that were sent, the first counts no more, and the second lets in', async ({
  page,
  at,
  later,
  codeTo,
}) => {
  const { visitor, code: first } = await whoHasCode(page, at('atelier', '/auth/login'), SACHA, codeTo);
  await later(MINUTE);
  await page.clock.fastForward(MINUTE);
  await visitor.button('sign-in:code.resend').click();
  await expect.poll(() => codeTo(SACHA)).not.toBe(first);
  await visitor.code().fill(first);
  await expect(visitor.text('problem:code_wrong').first()).toBeVisible();
  await expect(visitor.code()).toBeFocused();
  await visitor.code().fill(await codeTo(SACHA));
  await visitor.expectCustomer('Sacha');
});
