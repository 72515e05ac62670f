import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { JOURNEY_LOCALES } from '../fixtures/texts.ts';
import { Visitor } from '../fixtures/visitor.ts';

/** Two phones and a low desktop. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
] as const;

/** As addresses have it. */
function sundayAhead(): string {
  const now = new Date();
  const days = 7 - now.getUTCDay();
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
}

/** A visit of one service, and one of three, with people to choose from. */
const VISITS = ['', '&cartAdd=soin-eclat,soin-hydratant'] as const;

/** All of the first free time can be seen and pressed, with nothing scrolled and no bar of the page above it. */
async function expectFirstTimeAtOnce(visitor: Visitor, times = visitor.freeTimes()): Promise<void> {
  // Where the best times are not the earliest, a phone has no room for all that come before them.
  const first = times.filter({ visible: true }).first();
  await expect(first).toBeInViewport({ ratio: 1 });
  const isBare = await first.evaluate((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect();
    const root = element.getRootNode();
    if (!(root instanceof ShadowRoot || root instanceof Document)) return false;
    return [top + 2, bottom - 2].every((y) => element.contains(root.elementFromPoint(left + width / 2, y)));
  });
  expect(isBare).toBe(true);
  expect(await visitor.page.evaluate(() => scrollY)).toBe(0);
}

/**
 * On the smallest screen, which the others are larger than: a shop's page, and what searches find, of which some have to say what is not
 * to be had: of nothing that is offered, at a place that nobody knows, and on an evening on which all are closed.
 */
const OTHER_PAGES = [
  '/paris-saint-germain',
  '?what=massage&where=Paris&when=tomorrow&part=evening',
  '?what=xyzzy&where=Paris',
  '?what=massage&where=Nowhereville',
  `?what=massage&where=Paris&when=${sundayAhead()}&part=evening`,
];

const MASSAGE = '/paris-marais/services/massages/massage-suedois?page=reserved';

for (const locale of JOURNEY_LOCALES) {
  test(`a visitor sees the first free time without scrolling, on phones and a desktop, in ${locale}`, async ({
    page,
    at,
  }) => {
    const visitor = new Visitor(page, locale);
    const anyone = visitor.t('reservation:practitioner.any');
    const prefix = locale === 'fr' ? '' : `/${locale}`;
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      for (const others of screen.width > 390 ? VISITS.slice(0, 1) : VISITS) {
        await page.goto(at('maison', `${prefix}${MASSAGE}${others}`));
        await expectFirstTimeAtOnce(visitor);
        await expect(page.locator('fieldset').filter({ hasText: anyone })).not.toHaveCount(0);
      }
    }
    await page.setViewportSize({ width: 360, height: 640 });
    for (const other of OTHER_PAGES) {
      await page.goto(at('maison', `${prefix}${other.startsWith('/') || prefix ? '' : '/'}${other}`));
      await expectFirstTimeAtOnce(visitor, page.locator('[part~=button-time]'));
    }
  });
}

test('a visitor on a small phone sees the first free time at once beside a notice too, which stands below', async ({
  page,
  context,
  at,
}) => {
  const other = new Visitor(await context.newPage());
  await other.page.goto(at('maison', MASSAGE));
  await other.chooseTime();
  await page.setViewportSize({ width: 360, height: 640 });
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/paris-marais/services/visage/soin-eclat?page=reserved'));
  await expect(visitor.button('reservation:otherTab.continue')).toBeAttached();
  await expectFirstTimeAtOnce(visitor);
  await visitor.button('reservation:otherTab.continue').click();
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
});

test('a visitor takes the first free time of the week in one press beside the visit', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', MASSAGE));
  const first = page.getByRole('button', { name: /^Premier créneau/ });
  const time = /\d{1,2}\sh(\s\d{2})?$/.exec(await first.innerText())?.[0] ?? '';
  await first.click();
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
  await expect(page.getByRole('main').getByText(time).filter({ visible: true }).first()).toBeVisible();
});

test('a visitor on a phone opens the line above the times to change duration, person and day', async ({
  page,
  at,
  expectAccessible,
}) => {
  const visitor = new Visitor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('maison', MASSAGE));
  const line = page.getByRole('button', { name: /^Massage suédois/, expanded: false });
  const long = page.getByRole('radio', { name: /^1\sh 30\smin/ });
  await expect(long).toBeHidden();
  await line.click();
  await page.locator('label').filter({ has: long }).click();
  await expect(long).toBeChecked();
  await expect(page.getByLabel(visitor.t('reservation:slots.jump'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  const open = page.getByRole('button', { name: /^Massage suédois/, expanded: true });
  await expect(open).toContainText('118');
  await open.click();
  await expect(long).toBeHidden();
  await expect(visitor.freeTimes().first()).toBeInViewport();
});
