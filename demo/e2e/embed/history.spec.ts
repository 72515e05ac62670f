import { expect, type Page } from '@playwright/test';
import { goReady } from '../fixtures/go-ready.ts';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

const lengthOf = (page: Page) => page.evaluate(() => history.length);
const hostState = (page: Page) => page.evaluate(() => ({ ...history.state, vitrine: undefined }));
const firstname = (page: Page) => page.locator('input[autocomplete=given-name]');

async function toDetails(visitor: Visitor, shop: string): Promise<void> {
  await visitor.bookButton('Massage suédois').click();
  await visitor.chooseShop(shop);
  await visitor.chooseTime();
}

/** Back to the times by the list of the steps. */
async function pressTimes(visitor: Visitor): Promise<void> {
  const steps = visitor.page.getByRole('navigation', {
    name: visitor.t('reservation:step.title'),
    exact: true,
  });
  await steps.getByRole('button', { name: new RegExp(visitor.t('reservation:step.time')) }).click();
  await expect(visitor.heading('reservation:time.title')).toBeVisible();
}

test('a visitor goes through the steps by Back and Forward in a page whose router keeps its own state', async ({
  page,
  at,
  email,
}) => {
  const visitor = new Visitor(page);
  const address = at('primary', '/salon.html');
  await page.goto(address);
  await expect(visitor.bookButton('Massage suédois')).toBeVisible();
  const before = await lengthOf(page);
  await toDetails(visitor, 'Maison Orée Marais');
  await firstname(page).fill('Anna');
  expect(await lengthOf(page)).toBe(before + 3);
  expect(page.url()).toBe(address);
  expect(await hostState(page)).toEqual({ idx: 0, isRouted: true });

  await page.reload();
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
  await expect(firstname(page)).toHaveValue('Anna');
  await page.goBack();
  await expect(visitor.heading('reservation:time.title')).toBeFocused();
  await page.goForward();
  await expect(visitor.heading('reservation:details.title')).toBeFocused();
  await expect(visitor.heading('reservation:details.title')).toBeInViewport();

  // The host shows another page, and is come back to.
  await page.getByRole('link', { name: 'L’institut' }).click();
  await expect(page.locator('#place')).toHaveText('about 1');
  await page.goBack();
  await expect(page.locator('#place')).toHaveText('salon 0');
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
  await expect(firstname(page)).toHaveValue('Anna');

  await visitor.bookAsGuest(email);
  await expect(visitor.heading('reservation:confirmation.title')).toBeInViewport();
  await page.goBack();
  await expect(visitor.bookButton('Massage suédois')).toBeVisible();
  expect(page.url()).toBe(address);
  expect(await hostState(page)).toEqual({ idx: 0, isRouted: true });
});

test('two bookings of a page go back each by its own step', async ({ page, at }) => {
  await page.goto(at('primary', '/salon.html'));
  await page.evaluate(() => {
    const other = document.createElement('vitrine-booking');
    other.setAttribute('category', 'coiffure');
    document.querySelector('main')?.append(other);
  });
  const [first, second] = [page.locator('vitrine-booking').first(), page.locator('vitrine-booking').last()];
  const shop = first.getByRole('heading', { name: new Visitor(page).t('booking:shop.title') });
  const before = await lengthOf(page);
  await new Visitor(page).bookButton('Massage suédois').click();
  await expect(shop).toBeVisible();
  const list = second.getByRole('heading', { name: 'Coiffure', level: 2 });
  await expect(list).toBeVisible();
  await second
    .getByRole('button', { name: /catégories|prestations/i })
    .first()
    .click();
  await expect(list).toBeHidden();
  // Its entry comes with code that the first press asks for.
  await expect.poll(() => lengthOf(page)).toBe(before + 2);
  await page.goBack();
  await expect(list).toBeVisible();
  await expect(shop).toBeVisible();
  await page.goBack();
  await expect(new Visitor(page).bookButton('Massage suédois')).toBeVisible();
  await expect(list).toBeVisible();
});

/** An attribute of a booking that answers: of one that its server has drawn a press may come before its code. */
async function setOnceReady(page: Page, address: string, attribute: string, value: string): Promise<void> {
  await goReady(page, address);
  await page
    .locator('vitrine-booking')
    .evaluate((booking, [name, text]) => booking.setAttribute(name, text), [attribute, value] as const);
}

test('a booking without history adds no entry and leaves the state of the page alone', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await setOnceReady(page, at('primary', '/salon.html'), 'history', 'off');
  await expect(visitor.bookButton('Massage suédois')).toBeVisible();
  const before = await lengthOf(page);
  await toDetails(visitor, 'Maison Orée Brera');
  await pressTimes(visitor);
  expect(await lengthOf(page)).toBe(before);
  expect(await page.evaluate(() => history.state)).toEqual({ idx: 0, isRouted: true });
});

test('a booking works in full where the browser takes no entries', async ({ page, at }) => {
  await page.addInitScript(() => {
    for (const kind of ['pushState', 'replaceState'] as const) {
      const step = history[kind].bind(history);
      history[kind] = (state, ...rest) => {
        if (state?.vitrine) throw new DOMException('Too many calls', 'SecurityError');
        step(state, ...rest);
      };
    }
  });
  const visitor = new Visitor(page);
  await page.goto(at('primary', '/salon.html'));
  await expect(visitor.bookButton('Massage suédois')).toBeVisible();
  const before = await lengthOf(page);
  await toDetails(visitor, 'Maison Orée Carouge');
  await pressTimes(visitor);
  expect(await lengthOf(page)).toBe(before);
});

test('sync-url shows the step in the host’s address, which can be loaded anew', async ({ page, at }) => {
  const visitor = new Visitor(page);
  await setOnceReady(page, at('primary', '/salon.html?utm=1'), 'sync-url', '');
  await toDetails(visitor, 'Maison Orée Eixample');
  await expect(page).toHaveURL(
    /\/salon\.html\?utm=1&vitrine-path=\/[^&]+&vitrine-page=reserved&vitrine-step=details$/,
  );
  await page.goBack();
  await expect(visitor.heading('reservation:time.title')).toBeFocused();
  await expect(page).toHaveURL(/vitrine-step=time$/);
});
