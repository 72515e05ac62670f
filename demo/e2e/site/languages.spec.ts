import { expect, type Locator } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { goReady } from '../fixtures/go-ready.ts';
import { test } from '../fixtures/journey.ts';
import { pressOn, tabTo } from '../fixtures/controls/keyboard.ts';
import { JOURNEY_LOCALES } from '../fixtures/texts.ts';
import { anna, Visitor } from '../fixtures/visitor.ts';

/** A shop where each language is at home. */
const SHOPS: Readonly<Record<Locale, string>> = {
  fr: 'Opéra',
  de: 'Altstadt',
  en: 'Salamanca',
  es: 'Sevilla',
  it: 'Coronari',
};

for (const locale of JOURNEY_LOCALES) {
  const prefix = locale === 'fr' ? '' : `/${locale}`;

  test(`a visitor books by keyboard alone, in ${locale}`, async ({ page, at, email, codeTo }) => {
    test.slow();
    const visitor = new Visitor(page, locale);
    await goReady(page, at('maison', `${prefix}/services`));
    const category = page.getByRole('main').getByRole('link').first();
    await pressOn(page, category);
    await expect(visitor.page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await pressOn(page, visitor.button('booking:bookName').first());
    await expect(visitor.heading('booking:shop.title')).toBeFocused();
    await tabTo(page, page.getByRole('main').getByRole('textbox'));
    await page.keyboard.type(SHOPS[locale]);
    await pressOn(
      page,
      page.getByRole('main').getByRole('button', { name: new RegExp(`^Maison Orée ${SHOPS[locale]}\\b`) }),
    );
    await expect(visitor.heading('reservation:time.title')).toBeFocused();
    await expect(visitor.freeTimes().first()).toBeVisible();
    // The grid is one stop, and it stands at the first free time.
    await pressOn(page, page.getByRole('grid').locator('button[tabindex="0"]'));
    await expect(visitor.heading('reservation:details.title')).toBeFocused();
    const person = anna(email);
    for (const field of ['firstname', 'lastname', 'email', 'phone'] as const) {
      const label = new RegExp(`^${visitor.t(`reservation:details.${field}`)}`);
      await tabTo(page, page.getByRole('main').getByRole('textbox', { name: label }));
      await page.keyboard.type(field === 'phone' ? '+33612345678' : person[field]);
    }
    await page.keyboard.press('Enter');
    await expect(visitor.heading('reservation:review.title')).toBeFocused();
    await pressOn(page, visitor.button('reservation:review.confirm'));
    await expect(visitor.heading('reservation:confirmation.title')).toBeFocused();
    await visitor.reference();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);

    // What follows is no other by its language, but for where it leads.
    if (locale !== 'fr' && locale !== 'de') return;
    // Nothing may be copied here: what is shared is selected, to be copied by one more press.
    await pressOn(page, visitor.button('reservation:confirmation.share'));
    const shared = page.getByRole('textbox', { name: visitor.t('reservation:confirmation.notShared') });
    await expect(shared).toBeFocused();
    expect(await shared.evaluate((field: HTMLTextAreaElement) => field.selectionEnd)).toBeGreaterThan(50);

    await pressOn(page, visitor.button('reservation:account.submit'));
    await expect(page.getByRole('textbox', { name: visitor.t('sign-in:code.label') })).toBeFocused();
    const digits = await codeTo(email);
    // Whole, it is sent by itself.
    await page.keyboard.type(digits);
    await expect(visitor.heading('reservation:account.openedTitle')).toBeFocused();
    await pressOn(
      page,
      page.getByRole('main').getByRole('link', { name: visitor.t('reservation:account.orders') }),
    );
    await expect(page).toHaveURL(at('maison', `${prefix}/profile/orders`));
    await expect(visitor.heading('appointments:list.title')).toBeVisible();
  });
}

test('a visitor walks the week of slots by arrow keys, and turns it by PageDown', async ({ page, at }) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/services/massages/massage-suedois?page=reserved'));
  await visitor.chooseShop('Maison Orée Carouge');
  await expect(visitor.freeTimes().first()).toBeVisible();
  const grid = page.getByRole('grid');
  const active = grid.locator('button[tabindex="0"]');
  await active.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(grid.locator('button:focus')).toHaveCount(1);
  await page.keyboard.press('Control+Home');
  const columnsOf = (buttons: Locator) =>
    buttons.evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-cell')?.split('-')[1])));
  const columns = await columnsOf(grid.locator('[data-cell]'));
  expect(await columnsOf(grid.locator('button:focus'))).toEqual([Math.min(...columns)]);
  await page.keyboard.press('End');
  expect(await columnsOf(grid.locator('button:focus'))).toEqual([Math.max(...columns)]);
  const week = await grid.getAttribute('aria-label');
  await page.keyboard.press('PageDown');
  await expect(grid).not.toHaveAttribute('aria-label', week ?? '');
  await expect(grid.locator('button:focus')).toHaveCount(1);
});

test('a visitor who takes a service out and changes the language still has it out', async ({ page, at }) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/services/massages/massage-suedois?page=reserved'));
  await visitor.chooseShop('Maison Orée Carouge');
  await page
    .getByRole('button', { name: /^Panier.*1/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Retirer Massage suédois', exact: true })
    .click();
  await expect(visitor.text('reservation:visit.empty')).toBeVisible();
  const catalogue = page.waitForResponse(
    (reply) => reply.url().includes('/api/categories') && reply.request().headers()['curlang'] === 'de',
  );
  await page.getByRole('link', { name: 'Deutsch', exact: true }).first().click();
  const german = new Visitor(page, 'de');
  await expect(german.text('reservation:visit.empty')).toBeVisible();
  await (await catalogue).finished();
  await page.waitForTimeout(300);
  await expect(german.text('reservation:visit.empty')).toBeVisible();
});

test.describe('in a browser that prefers another language', () => {
  test.use({ locale: 'de-CH', viewport: { width: 390, height: 844 } });

  test('a visitor is offered the language of their browser once, and nothing moves', async ({
    page,
    at,
    expectAccessible,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(at('maison', '/services'));
    const offer = page.getByRole('region', { name: 'Diese Website gibt es auch auf Deutsch.' });
    await expect(offer).toHaveAttribute('lang', 'de');
    await expectAccessible(page);
    const moved = await page.evaluate(() =>
      (Reflect.get(globalThis, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
    );
    expect(moved).toBeLessThan(0.02);
    await offer.getByRole('button', { name: 'Auf Deutsch lesen' }).click();
    await expect(page).toHaveURL(/\/de\/services$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsere Behandlungen');
    await expect(offer).toBeHidden();
    await page.goto(at('maison', '/contact'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
  });

  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [1280, 800],
  ] as const) {
    test(`the offer covers nothing that can be pressed, wherever the page is, at ${width}`, async ({
      page,
      at,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(at('maison', '/'));
      const offer = page.getByRole('region', { name: 'Diese Website gibt es auch auf Deutsch.' });
      await expect(offer).toBeVisible();
      let seen = 0;
      for (const part of [0, 0.1, 0.25, 0.5, 0.75, 1]) {
        await page.evaluate(
          (share) => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * share),
          part,
        );
        await page.waitForTimeout(300);
        if (!(await offer.isVisible())) continue;
        seen += 1;
        const covered = await offer.evaluate((one) => {
          const box = one.getBoundingClientRect();
          const root = one.getRootNode() as ShadowRoot;
          return [...root.querySelectorAll('a[href],button,input,select,summary')]
            .filter((other) => !one.contains(other) && other.checkVisibility())
            .filter((other) => {
              const { left, right, top, bottom } = other.getBoundingClientRect();
              return right > box.left && left < box.right && bottom > box.top && top < box.bottom;
            })
            .map(({ textContent }) => textContent);
        });
        expect(covered, `at ${part}`).toEqual([]);
      }
      expect(seen).toBeGreaterThan(1);
    });
  }
});
