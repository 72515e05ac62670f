import { expect } from '@playwright/test';
import { test } from '../../fixtures/journey.ts';
import { watchExposure } from '../secrets/exposure.ts';
import { openWithPasskey } from './passkey-owner.ts';

/** Texts of a body that nobody could guess: ids, challenges, signatures, handles, tokens. */
function secretsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 20 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(secretsIn) : [];
}

test('who makes a passkey and signs in by it tells nothing of it to whoever else reads the page', async ({
  page,
  context,
  at,
  email,
}) => {
  const exposure = await watchExposure(context);
  const secrets = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('passkey'))
      secretsIn(request.postDataJSON()).forEach((one) => secrets.add(one));
  });
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/users/') || !pathname.includes('passkey')) return;
    const body: unknown = await response.json().catch(() => null);
    secretsIn(body).forEach((one) => secrets.add(one));
  });
  const { owner, device } = await openWithPasskey(page, { at, email });
  await owner.open();
  await expect(owner.use()).toBeVisible();
  await device.answers(true);
  await owner.use().click();
  await owner.expectCustomer('Zoé');
  await page.goto(at('maison', '/profile'));
  await expect(owner.section().getByRole('listitem')).toHaveCount(1);
  // Ids and the company's name are in what is answered too, and are no secrets.
  const isPlain = (one: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(one) || one.includes('maison');
  const told = [...secrets].filter((one) => /^[\w-]{20,}$/.test(one) && !isPlain(one));
  expect(told.length).toBeGreaterThan(8);
  expect(await exposure.of(page, told)).toEqual([]);
});
