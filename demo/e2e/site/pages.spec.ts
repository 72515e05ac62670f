import { expect, type Page } from '@playwright/test';
import { goReady } from '../fixtures/go-ready.ts';
import { test, type DemoHost, type Journey } from '../fixtures/journey.ts';
import { inEachWidthAndScheme } from '../fixtures/looks/in-every-rendering.ts';
import { watchMovement, watchRest } from '../fixtures/movement.ts';
import { anna, Visitor } from '../fixtures/visitor.ts';

const SERVICE = '/services/massages/massage-suedois';

/** A fifth of what is called good. */
const MOVEMENT = 0.02;

/** Those of the storefront come from the server; nothing of them may move as their code and their fonts come. */
const STOREFRONT: readonly (readonly [name: string, host: DemoHost, path: string, status?: number])[] = [
  ['home', 'maison', '/'],
  ['the services', 'maison', '/services'],
  ['a category', 'maison', '/services/massages'],
  ['a service', 'maison', SERVICE],
  ['a shop in German', 'maison', '/de/lyon-presquile'],
  // That shop is one that the visitor has seen by then.
  ['the contact page in English', 'maison', '/en/contact'],
  ['a contact page with its map', 'duo', '/contact'],
  ['the legal page', 'maison', '/legal'],
  ['the login', 'maison', '/auth/login'],
  ['the reservations', 'maison', '/profile/orders'],
  ['the empty cart', 'maison', '/panier'],
  ['a page that does not exist', 'maison', '/no/such/page', 404],
  ['a company with one shop', 'atelier', '/'],
  ['a company with two shops', 'duo', '/'],
  ['a company of another country', 'suisse', '/'],
  ['a closed company', 'closed', '/disabled', 503],
  ['a company in maintenance', 'works', '/', 503],
];

const OTHERS: typeof STOREFRONT = [
  ['an unknown company', 'nobody', '/', 404],
  ["a salon's own site", 'primary', '/'],
  ['the portal', '', '/'],
  ['the outbox', 'mail', '/'],
];

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** What keeps nobody out, on a phone and on a desktop, one of them light and the other dark. */
async function expectForEveryone(page: Page, turn: number, isAccessible: Journey['expectAccessible']) {
  await inEachWidthAndScheme(page, turn, async (_, what) => {
    await isAccessible(page, what);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

// Several of a company in one go: what they have in common is loaded once.
for (const [part, pages] of [
  STOREFRONT.slice(0, 6),
  STOREFRONT.slice(6, 12),
  STOREFRONT.slice(12),
].entries()) {
  const names = pages.map(([name]) => name).join(', ');

  test(`hardly anything moves as it comes, and no visitor is kept out: ${names}`, async ({
    page,
    at,
    expectAccessible,
    faults,
  }) => {
    test.slow();
    // The browser itself reports the page's own status where it is one of a failure.
    faults.expects(/status of (404|503)/);
    const movement = await watchMovement(page);
    const rest = watchRest(page);
    for (const [index, [name, host, path, status = 200]] of pages.entries()) {
      await test.step(name, async () => {
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          const reply = await page.goto(at(host, path));
          expect(reply?.status(), name).toBe(status);
          await expect(page.getByRole('main').first()).toBeVisible();
          await rest.comes();
          const told = `${name} at ${width}: ${await movement.told()}`;
          expect.soft(await movement.sum(), told).toBeLessThanOrEqual(MOVEMENT);
        }
        await settled(page);
        await expectForEveryone(page, part + index, expectAccessible);
      });
    }
  });
}

test('pages around the storefront keep no visitor out', async ({ page, at, expectAccessible, faults }) => {
  faults.expects(/status of 404/);
  for (const [index, [name, host, path, status = 200]] of OTHERS.entries()) {
    await test.step(name, async () => {
      const reply = await page.goto(at(host, path));
      expect(reply?.status(), name).toBe(status);
      await settled(page);
      await expectForEveryone(page, index, expectAccessible);
    });
  }
});

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

test('each step of a reservation keeps no visitor out, on phone and desktop, in light and dark by turns', async ({
  page,
  at,
  email,
  expectAccessible,
}) => {
  test.slow();
  const visitor = new Visitor(page);
  let turn = 0;
  const looked = () => inEachWidthAndScheme(page, turn++, expectAccessible);
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
