import { expect } from '@playwright/test';
import { test } from '../../fixtures/journey.ts';
import { Entrance } from '../entrance.ts';

test.use({ apart: 'late' });

const MINUTE = 60_000;
const CAMILLE = 'camille@example.com';

test('a code that has run out is told at its field, and another one lets in, with the address as it was', async ({
  page,
  at,
  later,
  codeTo,
}) => {
  const visitor = new Entrance(page);
  await page.clock.install();
  await page.goto(at('duo', '/auth/login'));
  await visitor.askCode(CAMILLE);
  const old = await codeTo(CAMILLE);
  await later(10 * MINUTE);
  await page.clock.fastForward(10 * MINUTE);
  await visitor.code().fill(old);
  await expect(page.getByRole('alert').filter({ hasText: visitor.t('problem:code_expired') })).toBeFocused();
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
  const visitor = new Entrance(page);
  await page.clock.install();
  await page.goto(at('atelier', '/auth/login'));
  await visitor.askCode('sacha@example.com');
  const first = await codeTo('sacha@example.com');
  await later(MINUTE);
  await page.clock.fastForward(MINUTE);
  await visitor.button('sign-in:code.resend').click();
  await expect.poll(() => codeTo('sacha@example.com')).not.toBe(first);
  await visitor.code().fill(first);
  await expect(page.getByRole('alert').filter({ hasText: visitor.t('problem:code_wrong') })).toBeFocused();
  await visitor.code().fill(await codeTo('sacha@example.com'));
  await visitor.expectCustomer('Sacha');
});
