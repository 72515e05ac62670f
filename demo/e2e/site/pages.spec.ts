import { expect, type Page } from '@playwright/test';
import { goReady } from '../fixtures/go-ready.ts';
import { test, type DemoHost } from '../fixtures/journey.ts';
import { inEveryRendering } from '../fixtures/looks/in-every-rendering.ts';
import { anna, Visitor } from '../fixtures/visitor.ts';

const SERVICE = '/services/massages/massage-suedois';

const PAGES: readonly (readonly [name: string, host: DemoHost, path: string, status: number])[] = [
  ['home', 'maison', '/', 200],
  ['the services', 'maison', '/services', 200],
  ['a category', 'maison', '/services/massages', 200],
  ['a service', 'maison', SERVICE, 200],
  ['a shop', 'maison', '/paris-marais', 200],
  ['the contact page', 'maison', '/contact', 200],
  ['a contact page with its map', 'duo', '/contact', 200],
  ['the legal page', 'maison', '/legal', 200],
  ['the login', 'maison', '/auth/login', 200],
  ['the empty cart', 'maison', '/panier', 200],
  ['a page that does not exist', 'maison', '/no/such/page', 404],
  ['a company with one shop', 'atelier', '/', 200],
  ['a company with two shops', 'duo', '/', 200],
  ['a closed company', 'closed', '/disabled', 503],
  ['a company in maintenance', 'works', '/', 503],
  ['an unknown company', 'nobody', '/', 404],
  ["a salon's own site", 'primary', '/', 200],
  ['the portal', '', '/', 200],
  ['the outbox', 'mail', '/', 200],
];

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

for (const [name, host, path, status] of PAGES) {
  test(`${name} keeps no visitor out, in light and dark, on phone and desktop`, async ({
    page,
    at,
    expectAccessible,
    faults,
  }) => {
    test.slow();
    // The browser itself reports the page's own status where it is one of a failure.
    if (status >= 400) faults.expects(/Failed to load resource/);
    const reply = await page.goto(at(host, path));
    expect(reply?.status()).toBe(status);
    await settled(page);
    await inEveryRendering(page, async (_, what) => {
      await expectAccessible(page, what);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

test('what keeps somebody out is found in a page, in its shadow roots and in its frames', async ({
  page,
  at,
  expectAccessible,
}) => {
  const button = '<button></button>';
  const places = {
    page: button,
    root: `<div><template shadowrootmode="open">${button}</template></div>`,
    frame: `<iframe title="frame" srcdoc='<html lang="en"><title>frame</title><body>${button}'></iframe>`,
  };
  for (const [place, content] of Object.entries(places)) {
    await page.goto(at('mail'));
    await expectAccessible(page);
    await page.getByRole('main').evaluate((main, html) => main.setHTMLUnsafe(html), content);
    await expect(expectAccessible(page), place).rejects.toThrow('button-name');
  }
});

test('each step of a reservation keeps no visitor out, in light and dark, on phone and desktop', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  test.slow();
  const visitor = new Visitor(page);
  const looked = () => inEveryRendering(page, expectAccessible);
  await page.goto(at('maison', `${SERVICE}?page=reserved`));
  await expect(visitor.heading('booking:shop.title')).toBeVisible();
  await looked();
  await visitor.chooseShop('Maison Orée Brera');
  await expect(visitor.freeTimes().first()).toBeVisible();
  await looked();
  await visitor.button('reservation:slots.as.list').click();
  await looked();
  await visitor.chooseTime();
  await looked();
  await visitor.button('reservation:details.done').click();
  await expect(visitor.text('common:form.summary_other')).toBeVisible();
  await looked();
  await visitor.fillDetails(anna(email));
  await looked();
  await visitor.confirm();
  await looked();
});

test('a visitor of a closed site is led to its closure, of an open one away from it', async ({
  page,
  at,
  faults,
}) => {
  faults.expects(/status of 503/);
  await page.goto(at('closed', '/services'));
  await expect(page).toHaveURL(at('closed', '/disabled'));
  await page.goto(at('maison', '/disabled'));
  await expect(page).toHaveURL(at('maison', '/'));
});

test('a visitor who asks for a language that is not enabled gets no page', async ({ page, at, faults }) => {
  faults.expects(/Failed to load resource/);
  expect((await page.goto(at('duo', '/es/services')))?.status()).toBe(404);
  await expect(page).toHaveTitle('404 Not Found');
});

test('a visitor changes the language in place, and Back keeps the one chosen last', async ({
  page,
  at,
  faults,
}) => {
  faults.expects(/status of 503/);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await goReady(page, at('maison', '/services'));
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Massages/ })
    .first()
    .click();
  await expect(heading).toHaveText('Massages');
  const german = page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch', exact: true });
  // The foot of a page that is rendered leads from the page as it came, until its own code is there.
  await german.scrollIntoViewIfNeeded();
  await expect(german).toHaveAttribute('href', '/de/services/massages');
  await german.click();
  await expect(page).toHaveURL(at('maison', '/de/services/massages'));
  await expect(heading).toHaveText('Massagen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goBack();
  await expect(page).toHaveURL(at('maison', '/de/services'));
  await expect(heading).toHaveText('Unsere Behandlungen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
