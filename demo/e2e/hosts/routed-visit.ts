import { expect, type Page } from '@playwright/test';
import { Visitor } from '../fixtures/visitor.ts';

/** The address of the booking in a page with a router of its own; below it is another page. */
export const PATH = '/of-the-salon';

const lengthOf = (page: Page) => page.evaluate(() => history.length);
const routerState = (page: Page) => page.evaluate(() => ({ ...history.state, vitrine: undefined }));
const firstname = (page: Page) => page.locator('input[autocomplete=given-name]');

interface Router {
  /** What it keeps in every entry of the history. */
  readonly own: string;
  /** What it keeps in the entry of the next page. */
  next(before: unknown): unknown;
}

/** A visit by steps, away and back, from a page that is open: each step is an entry, and the router's own state stays in all. */
export async function visitByHistory(page: Page, email: string, { own, next }: Router): Promise<void> {
  const visitor = new Visitor(page);
  const address = page.url();
  await expect(visitor.bookButton('Massage suédois')).toBeVisible();
  const [before, state] = [await lengthOf(page), await routerState(page)];
  expect(state).toHaveProperty(own);

  await visitor.bookButton('Massage suédois').click();
  await visitor.chooseShop('Maison Orée Marais');
  await visitor.chooseTime();
  await firstname(page).fill('Anna');
  expect(await lengthOf(page)).toBe(before + 3);
  expect(page.url()).toBe(address);
  expect(await routerState(page)).toEqual(state);

  await page.reload();
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
  await expect(firstname(page)).toHaveValue('Anna');
  await page.goBack();
  await expect(visitor.heading('reservation:time.title')).toBeFocused();
  await page.goBack();
  await expect(visitor.heading('booking:shop.title')).toBeFocused();
  await page.goForward();
  await page.goForward();
  await expect(visitor.heading('reservation:details.title')).toBeFocused();

  await page.getByRole('link', { name: 'L’institut' }).click();
  await expect(page.getByRole('heading', { name: 'Trois cabines' })).toBeVisible();
  expect((await routerState(page))[own]).toEqual(next(state[own]));
  await page.goBack();
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
  await expect(firstname(page)).toHaveValue('Anna');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Trois cabines' })).toBeVisible();
  await page.goBack();

  await visitor.bookAsGuest(email);
  await expect(visitor.heading('reservation:confirmation.title')).toBeVisible();
  await page.goBack();
  await expect(visitor.bookButton('Massage suédois')).toBeVisible();
  expect(page.url()).toBe(address);
  expect((await routerState(page))[own]).toEqual(state[own]);
}
