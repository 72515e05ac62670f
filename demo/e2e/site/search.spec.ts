import { expect, type Page } from '@playwright/test';
import { LOCALES } from '#domain/locale.ts';
import { atWidth } from '../fixtures/looks/in-every-rendering.ts';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

const DAY = 86_400_000;

/** The times that were found, as buttons. */
const times = (page: Page) => page.locator('[part~=button-time]');

/** The day of a moment in Paris, as addresses write it. */
const dayOf = (moment: Date) =>
  moment.toLocaleDateString('sv', { timeZone: 'Europe/Paris' }).replaceAll('-', '');

/** Tomorrow, or the day after a Sunday, on which every shop is closed. */
function openDay(): string {
  const tomorrow = new Date(Date.now() + DAY);
  const isSunday =
    tomorrow.toLocaleDateString('en', { weekday: 'short', timeZone: 'Europe/Paris' }) === 'Sun';
  return dayOf(new Date(tomorrow.getTime() + (isSunday ? DAY : 0)));
}

test('a visitor on a phone comes from the search on home to a held time by three presses', async ({
  page,
  at,
  expectAccessible,
}) => {
  const visitor = new Visitor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('maison'));
  const search = visitor.button('free-times:find.search');
  // All of it is on the first screen, above the bar at its foot.
  const box = await search.boundingBox();
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(780);
  const what = page.getByRole('combobox', { name: visitor.t('free-times:find.what') });
  await what.focus();
  await page.keyboard.type('masage');
  await expectAccessible(page);
  let presses = 0;
  const press = async (one: ReturnType<Page['locator']>) => {
    await one.click();
    presses += 1;
  };
  await press(page.locator('[role=listbox] [role=option]').first());
  await press(search);
  await expect(times(page).first()).toBeVisible();
  // The first time that was found, too.
  const first = await times(page).first().boundingBox();
  expect((first?.y ?? 844) + (first?.height ?? 0)).toBeLessThan(780);
  await atWidth(page, 390);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const found = page.url();
  await press(times(page).first());
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
  expect(presses).toBe(3);
  expect(page.url()).not.toContain('start=');
  await page.reload();
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
  await page.goBack();
  await expect(visitor.heading('reservation:time.title')).toBeVisible();
  await expect(visitor.freeTimes().first()).toBeVisible();
  await page.goBack();
  await expect(times(page).first()).toBeVisible();
  expect(page.url()).toBe(found);
});

for (const [width, height] of [
  [360, 640],
  [390, 844],
] as const) {
  test(`all of the search stands on the first screen, above the bar at its foot, at ${width} × ${height}`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width, height });
    for (const locale of LOCALES) {
      const visitor = new Visitor(page, locale);
      await page.goto(at('maison', locale === 'fr' ? '/' : `/${locale}`));
      const hero = page.locator('[part=hero]');
      await expect(hero.getByRole('heading').first()).toBeVisible();
      const before = await hero.boundingBox();
      await expect(visitor.button('free-times:find.search')).toBeVisible();
      const bar = await page.locator('[data-bar]').filter({ visible: true }).boundingBox();
      for (const field of [
        ...['what', 'where', 'when', 'part'].map((name) => page.locator(`[name=${name}]`)),
        visitor.button('free-times:find.search'),
      ]) {
        const box = await field.boundingBox();
        expect.soft((box?.y ?? height) + (box?.height ?? 0), locale).toBeLessThanOrEqual(bar?.y ?? 0);
      }
      // As high as what held its place.
      expect.soft(await hero.boundingBox(), locale).toEqual(before);
      // Its picture is as sharp as it is drawn, which is wider than the window.
      const picture = await hero
        .locator('img')
        .first()
        .evaluate((image) => (image as HTMLImageElement).currentSrc);
      const drawn = ((before?.height ?? 0) * 16) / 9;
      expect.soft(Number(/\.(\d+)\.\w+$/.exec(picture)?.[1]), locale).toBeGreaterThanOrEqual(drawn);
      const words = await hero.getByRole('heading').first().boundingBox();
      const header = await page.locator('[part~=header]').boundingBox();
      expect.soft(words?.y ?? 0, locale).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    }
  });
}

test('a visitor comes from the search on home to a held time by three presses at a company of one shop', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('atelier'));
  await page.evaluate(() => {
    const counted = Object.assign(globalThis, { presses: 0 });
    document.addEventListener('click', ({ isTrusted }) => (counted.presses += isTrusted ? 1 : 0), true);
  });
  await page.getByRole('combobox', { name: visitor.t('free-times:find.what') }).focus();
  await page.keyboard.type('manucure');
  await page.locator('[role=listbox] [role=option]').first().click();
  await visitor.button('free-times:find.search').click();
  const held = page.waitForResponse(/\/api\/appointments\/check/);
  await times(page).first().click();
  expect((await held).status()).toBe(200);
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'presses'))).toBe(3);
});

test('a visitor asks for all at once by keyboard alone, and the address of the answer can be shared', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison'));
  const what = page.getByRole('combobox', { name: visitor.t('free-times:find.what') });
  await what.focus();
  await page.keyboard.type('massage Lyon demain');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Maison Orée Presqu’île').filter({ visible: true }).first()).toBeVisible();
  // On a Sunday it is closed: what is free next is shown.
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const weekday = tomorrow.toLocaleDateString('en', { weekday: 'long', timeZone: 'Europe/Paris' });
  const first = weekday === 'Sunday' ? /\blun\. / : 'demain';
  await expect(times(page).first()).toContainText(first);
  await page.goto(page.url());
  await expect(times(page).first()).toContainText(first);
});

test('all times of a service that was found stand at the day and the part of it that was asked for', async ({
  page,
  at,
  expectAccessible,
}) => {
  const visitor = new Visitor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = openDay();
  await page.goto(at('maison', `?what=massage&where=Paris&when=${asked}&part=afternoon`));
  const found = new URL((await times(page).first().getAttribute('href')) ?? '', page.url()).searchParams;
  expect(dayOf(new Date(found.get('start') ?? ''))).toBe(asked);
  const all = page.getByRole('link', { name: visitor.t('free-times:otherTimes') }).first();
  const day = new URL((await all.getAttribute('href')) ?? '', page.url()).searchParams.get('when') ?? '';
  await all.click();
  await expect(visitor.heading('reservation:time.title')).toBeVisible();
  const shown = page.getByRole('tab', { selected: true });
  await expect(shown).toHaveAttribute('id', new RegExp(`-${day}$`));
  await expect(page.locator('[data-part-of-day=afternoon]')).toBeInViewport();
  await expectAccessible(page);
  await page.reload();
  await expect(shown).toHaveAttribute('id', new RegExp(`-${day}$`));
});

for (const text of ['xyzzyx', '🦄💆', 'très '.repeat(60)]) {
  test(`a visitor who searches for ${text.slice(0, 12)} is told so, and shown free times`, async ({
    page,
    at,
  }) => {
    const visitor = new Visitor(page);
    await page.goto(at('maison', `?${new URLSearchParams({ what: text, where: text, when: 'any' })}`));
    const results = page.getByRole('region', { name: visitor.t('free-times:title'), exact: true });
    await expect(results.getByText('«').first()).toBeVisible();
    await expect(times(page).first()).toBeVisible();
    await expect(visitor.heading('free-times:title')).toBeVisible();
  });
}

test('a visitor whose wished time is gone stands at the times of its day, and is told why', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', '?what=&when=any'));
  const link = times(page).first();
  const address = (await link.getAttribute('href')) ?? '';
  const gone = address.replace(/start=[^&]+/, 'start=2026-01-04T03:00:00.000Z');
  await page.goto(new URL(gone, page.url()).href);
  await expect(visitor.heading('reservation:time.title')).toBeVisible();
  await expect(page.getByText('Choisissez un autre horaire.')).toBeVisible();
  expect(page.url()).not.toContain('start=');
});

test('a visitor with another visit is offered it where a wished time takes its place', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', '?what=massage&when=any'));
  await times(page).first().click();
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
  await page.goto(at('maison', '?what=visage&when=any'));
  await times(page).first().click();
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
  // Where the page is already looked at, a button leads to the offer: nothing moves by itself.
  const way = page.getByRole('button', { name: /Visite mise de côté/ });
  const take = visitor.button('reservation:saved.kept.take');
  await expect(way.or(take).first()).toBeVisible();
  if (!(await take.isVisible())) await way.click();
  await expect(take).toBeVisible();
});
