import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

test('a guest who has booked opens an account by a press and a code, and finds the appointment in it', async ({
  page,
  at,
  email,
  codeTo,
  expectAccessible,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/paris-marais/services/massages/massage-suedois?page=reserved'));
  await visitor.chooseTime(2);
  const reference = await visitor.bookAsGuest(email);

  const create = visitor.button('reservation:account.submit');
  await expect(create).toBeVisible();
  await expectAccessible(page);
  await create.press('Enter');
  const code = page.getByRole('textbox', { name: visitor.t('sign-in:code.label') });
  await expect(code).toBeFocused();

  await page.reload();
  await expect(code).toBeVisible();
  await expectAccessible(page);
  const digits = await codeTo(email);
  await code.fill('000000');
  await expect(visitor.text('problem:code_wrong').first()).toBeVisible();
  await code.fill(digits);
  await expect(visitor.heading('reservation:account.openedTitle')).toBeFocused();
  await expect(page.getByText(reference)).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: visitor.t('reservation:account.orders') })
    .click();
  await expect(page).toHaveURL(at('maison', '/profile/orders'));
  await page.getByRole('link', { name: /Massage suédois/ }).click();
  await expect(page.getByText(reference)).toBeVisible();
  await visitor.link('appointments:same').click();
  await expect(visitor.freeTimes().first()).toBeVisible();
  await expect(page).toHaveURL(/massage-suedois\?page=reserved/);
});
