import { expect, type Locator, type Page } from '@playwright/test';
import { pressOn } from '../../fixtures/controls/keyboard.ts';
import { inEveryRendering } from '../../fixtures/looks/in-every-rendering.ts';
import { test, type Journey } from '../../fixtures/journey.ts';
import { Visitor } from '../../fixtures/visitor.ts';
import { openHostPage, reserveMassage } from '../../hosts/host-page.ts';

const TYPED = 'zoe@example.com';

/** Reads a text over the form and comes back to it, by keyboard. */
async function readOver(page: Page, form: Locator, expectAccessible: Journey['expectAccessible']) {
  const visitor = new Visitor(page);
  const field = form.getByLabel(visitor.t('sign-in:address.label'));
  await field.fill(TYPED);
  const conditions = form.getByRole('list', { name: visitor.t('sign-in:legal.text') });
  await expect(conditions.getByRole('listitem')).toHaveCount(3);
  const link = conditions.getByRole('button', { name: visitor.t('sign-in:legal.privacy') });
  await pressOn(page, link);
  const dialog = page.getByRole('dialog', { name: visitor.t('sign-in:legal.privacy') });
  await expect(dialog.getByRole('paragraph').first()).toContainText(/\w+ \w+/);
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await inEveryRendering(page, expectAccessible);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(field).toHaveValue(TYPED);
  await inEveryRendering(page, expectAccessible);
}

test('an account in a page of somebody else says under what it is opened, to be read over the form', async ({
  page,
  at,
  expectAccessible,
}) => {
  const body = '<main><h1>Mon espace</h1><vitrine-account></vitrine-account></main>';
  const address = await openHostPage(page, at, { body }).then(() => page.url());
  await readOver(page, page.locator('vitrine-account'), expectAccessible);
  expect(page.url()).toBe(address);
});

test('the log-in of a booking in a page of somebody else says so too', async ({
  page,
  at,
  expectAccessible,
}) => {
  const visitor = new Visitor(page);
  await openHostPage(page, at, {
    body: '<main><h1>Institut</h1><vitrine-booking shop="paris-marais"></vitrine-booking></main>',
  });
  await reserveMassage(page);
  await visitor.chooseTime();
  await visitor.button('reservation:login.open').click();
  await readOver(page, page.locator('vitrine-booking'), expectAccessible);
});
