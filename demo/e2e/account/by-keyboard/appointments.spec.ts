import { expect } from '@playwright/test';
import { BookedSalon } from '../../fixtures/booked.ts';
import { test } from '../../fixtures/journey.ts';
import { signedIn } from '../pages/signed-in.ts';
import { KEYBOARD_LOCALES, KeyboardCustomer } from './keyboard-customer.ts';

test.use({ apart: 'languages' });

for (const locale of KEYBOARD_LOCALES) {
  test(`an appointment is moved, cancelled and made again by keyboard alone, in ${locale}`, async ({
    page,
    context,
    at,
    email,
    codeTo,
  }) => {
    test.slow();
    const salon = await BookedSalon.find(at('maison'), 'Maison Orée Eixample');
    const booked = await salon.booked(email, await salon.logIn());
    const order = await salon.orderOf(booked);
    const customer = new KeyboardCustomer(page, locale, { at, codeTo });
    await signedIn(context, at, 'camille@example.com');
    await customer.goTo('/profile/orders');
    const own = page.getByRole('main').locator(`a[href$="/profile/orders/${order}"]`);
    await expect(own).toContainText(customer.t('appointments:status.confirmed'));
    await customer.press(own);
    await expect(page.getByText(booked.reference)).toBeVisible();
    await customer.expectNoFrench();

    await customer.press(customer.button('appointments:move.button'));
    await expect(customer.freeTimes().first()).toBeVisible();
    // The grid is one stop, and it stands at the first free time.
    await customer.press(page.getByRole('grid').locator('button[tabindex="0"]'));
    await customer.expectNoFrench();
    await customer.press(customer.button('appointments:move.confirm'));
    await expect(customer.text('appointments:move.done')).toBeVisible();

    await customer.press(customer.button('appointments:cancel.button'));
    const dialog = page.getByRole('dialog');
    await customer.expectNoFrench();
    const confirm = customer.t('appointments:cancel.confirm');
    await customer.press(dialog.getByRole('button', { name: confirm, exact: true }));
    await expect(page.locator(':focus').last()).toContainText(customer.t('appointments:cancel.done'));
    await customer.expectNoFrench();
    await customer.press(customer.link('appointments:same'));
    await expect(customer.freeTimes().first()).toBeVisible();
  });

  test(`an order of the e-shop is looked at, and a calendar begun, renewed and ended, by keyboard alone in ${locale}`, async ({
    page,
    context,
    at,
    codeTo,
  }) => {
    const customer = new KeyboardCustomer(page, locale, { at, codeTo });
    await signedIn(context, at, 'camille@example.com');
    await customer.goTo('/profile/eshoporders');
    await customer.press(page.getByRole('main').getByRole('link', { name: /MR3H8ZKD/ }));
    await expect(page.locator('[aria-current=step]')).toHaveText(customer.t('eshop-orders:status.shipped'));
    await customer.expectNoFrench();
    await customer.press(customer.link('eshop-orders:back'));
    await expect(customer.heading('account:page.eshop-orders')).toBeVisible();

    await customer.goTo('/profile/orders');
    const address = page.getByRole('group', { name: customer.t('calendar:address') });
    await customer.press(customer.button('calendar:open'));
    await expect(address).toBeFocused();
    await customer.expectNoFrench();
    const first = await address.innerText();
    await page.reload();
    await customer.press(customer.button('calendar:renew'));
    await expect(address).toBeFocused();
    expect(await address.innerText()).not.toBe(first);
    await customer.press(customer.button('calendar:end'));
    await expect(customer.button('calendar:open')).toBeVisible();
  });
}
