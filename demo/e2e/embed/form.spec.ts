import { expect, type Page } from '@playwright/test';
import { bundled } from '../../hosts/frameworks.ts';
import { bookMassage, openHostPage, reserveMassage } from '../hosts/host-page.ts';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

const form = (inner: string) => `<form action="/of-the-salon-received">
  <label>Votre demande <input name="wish" value="Cadeau"></label>
  ${inner}
  <button>Envoyer</button> <button type="reset">Effacer</button></form>`;

const BOOKING =
  '<vitrine-booking name="appointment" required shop="paris-marais" sync-url></vitrine-booking>';

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer', exact: true });
const sentTo = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const values = (page: Page) =>
  page.locator('body > form').evaluate((one: HTMLFormElement) => Object.fromEntries(new FormData(one)));

/** Its part in the form is loaded beside its first screen. */
const isInForm = (page: Page) =>
  page.waitForFunction(() => 'validity' in (document.querySelector('vitrine-booking') ?? {}));

/** What the browser says, and which control of the element has the focus for it. */
const refusal = (page: Page) =>
  page.locator('vitrine-booking').evaluate((element) => {
    const { validationMessage, validity } = element as HTMLElementTagNameMap['vitrine-booking'];
    return {
      validationMessage,
      valueMissing: validity.valueMissing,
      hasFocus: document.activeElement === element && element.shadowRoot?.activeElement !== null,
    };
  });

test('a form of the page’s own waits for the appointment, and sends its reference and nothing of the visitor', async ({
  page,
  at,
  email,
}) => {
  await openHostPage(page, at, { body: form(BOOKING) });
  await expect(page.locator('vitrine-booking').getByText('Massages', { exact: true }).first()).toBeVisible();
  await isInForm(page);
  const address = page.url();
  await send(page).click();
  expect(page.url()).toBe(address);
  await expect
    .poll(() => refusal(page))
    .toEqual({
      validationMessage: 'Réservez un rendez-vous avant d’envoyer ce formulaire.',
      valueMissing: true,
      hasFocus: true,
    });
  const told = page.locator('body > form').evaluate(
    (one) =>
      new Promise((resolve) =>
        one.addEventListener('change', ({ target }) => {
          if (target instanceof HTMLElement && target.localName === 'vitrine-booking') resolve(true);
        }),
      ),
  );
  await bookMassage(page, email);
  const reference = await new Visitor(page).reference();
  expect(await told).toBe(true);
  expect(await values(page)).toEqual({ wish: 'Cadeau', appointment: reference });
  await send(page).click();
  await page.waitForURL('**/of-the-salon-received?*');
  expect(sentTo(page)).toEqual({ wish: 'Cadeau', appointment: reference });
  // What the browser has kept of the form is there again.
  await page.goBack();
  await expect.poll(() => values(page)).toEqual({ wish: 'Cadeau', appointment: reference });
});

test('a form that is set back forgets the appointment, and its element begins anew', async ({
  page,
  at,
  email,
}) => {
  await openHostPage(page, at, { body: form(BOOKING) });
  await bookMassage(page, email);
  await expect.poll(() => values(page)).toHaveProperty('appointment');
  await page.getByRole('button', { name: 'Effacer' }).click();
  expect(await values(page)).toEqual({ wish: 'Cadeau' });
  const booking = page.locator('vitrine-booking');
  await expect(booking.getByText('Massages', { exact: true }).first()).toBeVisible();
  await send(page).click();
  await expect.poll(() => refusal(page)).toMatchObject({ valueMissing: true, hasFocus: true });
});

test('an element in a fieldset that is disabled can neither be used nor keep the form from being sent', async ({
  page,
  at,
}) => {
  await openHostPage(page, at, { body: form(`<fieldset disabled>${BOOKING}</fieldset>`) });
  const category = page.locator('vitrine-booking').getByText('Massages', { exact: true }).first();
  await expect(category).toBeVisible();
  await expect(page.locator('vitrine-booking [inert]')).toHaveCount(1);
  await page.locator('fieldset').evaluate((one: HTMLFieldSetElement) => (one.disabled = false));
  await expect(page.locator('vitrine-booking [inert]')).toHaveCount(0);
  await page.locator('fieldset').evaluate((one: HTMLFieldSetElement) => (one.disabled = true));
  await send(page).click();
  await page.waitForURL('**/of-the-salon-received?*');
  expect(sentTo(page)).toEqual({ wish: 'Cadeau' });
});

test('of two elements in a form that one has the reference in which the visitor has booked', async ({
  page,
  at,
  email,
}) => {
  const other = '<vitrine-booking name="other" category="massages"></vitrine-booking>';
  await openHostPage(page, at, { body: form(BOOKING + other) });
  const first = page.locator('vitrine-booking').first();
  await expect(first.getByText('Massages', { exact: true }).first()).toBeVisible();
  await page
    .locator('vitrine-booking')
    .last()
    .evaluate((element: HTMLElement) => (element.hidden = true));
  await reserveMassage(page);
  const visitor = new Visitor(page);
  await visitor.chooseTime();
  const reference = await visitor.bookAsGuest(email);
  expect(await values(page)).toEqual({ wish: 'Cadeau', appointment: reference });
});

test('a form of React’s own has the appointment among its values', async ({ page, at, email }) => {
  const program = (await bundled('react-form')).replaceAll('</script', '<\\/script');
  await openHostPage(page, at, {
    body: `<main></main><script>${program}; host.show(document.querySelector('main'), {}, () => {});</script>`,
  });
  await expect(page.locator('vitrine-booking').getByText('Massages', { exact: true }).first()).toBeVisible();
  await isInForm(page);
  await send(page).click();
  await expect(page.locator('form > output')).toHaveText('');
  await expect.poll(() => refusal(page)).toMatchObject({ valueMissing: true, hasFocus: true });
  await bookMassage(page, email);
  const reference = await new Visitor(page).reference();
  await send(page).click();
  await expect(page.locator('form > output')).toHaveText(JSON.stringify([['appointment', reference]]));
});
