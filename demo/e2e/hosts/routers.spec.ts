import { expect, type Page } from '@playwright/test';
import { bundled } from '../../hosts/frameworks.ts';
import { openHostPage } from './host-page.ts';
import { test } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

/** Each with what it keeps in every entry of the history. */
const ROUTERS = [
  ['react-router', 'idx'],
  ['vue-router', 'position'],
] as const;

const PATH = '/of-the-salon';

const lengthOf = (page: Page) => page.evaluate(() => history.length);
const routerState = (page: Page) => page.evaluate(() => ({ ...history.state, vitrine: undefined }));
const firstname = (page: Page) => page.locator('input[autocomplete=given-name]');

for (const [router, own] of ROUTERS) {
  test(`a visitor goes back and forward by a step, away and back, in a page of ${router}`, async ({
    page,
    at,
    email,
  }) => {
    const program = (await bundled(router)).replaceAll('</script', '<\\/script');
    const start = `host.show(document.querySelector('main'), '${PATH}')`;
    await openHostPage(page, at, { body: `<main></main><script>${program};${start}</script>` });
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
    expect((await routerState(page))[own]).toBe(state[own] + 1);
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
    expect((await routerState(page))[own]).toBe(state[own]);
  });
}
