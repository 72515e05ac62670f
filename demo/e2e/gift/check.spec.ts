import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { goReady } from '../fixtures/go-ready.ts';
import { textsIn } from '../fixtures/texts.ts';

const t = textsIn('fr');

test('a code that nobody has is worth nothing, and is asked about so often and no more', async ({
  page,
  at,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/gifts/') && asked.push(request.url()));
  await goReady(page, at('maison', '/gift/check'));
  const field = page.locator('[name=code]');
  const submit = page.getByRole('button', { name: t('gift:code.submit'), exact: true });
  await field.fill('ABCD');
  await submit.click();
  await expect(page.getByText(t('gift:code.misspelt'))).toBeVisible();
  expect(asked).toEqual([]);
  for (let count = 0; count < 5; count += 1) {
    await field.fill(`ABCDEFGHJKLM234${count + 2}`);
    await submit.click();
    await expect(page.getByText(t('gift:code.nothing.unknown.title'))).toBeVisible();
  }
  await field.fill('ABCDEFGHJKLM2349');
  await submit.click();
  await expect(page.getByText(/^Trop d’essais/)).toBeVisible();
  // The code stands in no address.
  expect(asked.filter((address) => address.includes('ABCD'))).toEqual([]);
});

test('a scanned code leaves the address, the history and the title', async ({ page, at }) => {
  await goReady(page, at('maison', '/gift/check#ZZZZEFGHJKLM2345'));
  await expect(page.getByText(t('gift:code.nothing.unknown.title'))).toBeVisible();
  await expect(page).toHaveURL(/\/gift\/check$/);
  await expect(page).toHaveTitle(/^Que vaut/);
  await expect(page.locator('[name=code]')).toHaveValue('ZZZZEFGHJKLM2345');
  expect(await page.content()).not.toContain('ZZZZ');
});
