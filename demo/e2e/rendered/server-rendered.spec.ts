import { expect, type Page } from '@playwright/test';
import { goReady } from '../fixtures/go-ready.ts';
import { test, type DemoHost } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

const SERVICE = '/services/massages/massage-suedois';

/** Each with words that it says in the language of its path. */
const PAGES: readonly (readonly [host: DemoHost, path: string, words: RegExp])[] = [
  ['maison', '/', /75003/],
  ['maison', '/services', /Massages/],
  ['maison', '/services/massages', /52\s€/],
  ['maison', SERVICE, /Massage suédois/],
  ['maison', `/de${SERVICE}`, /Schwedische Massage/],
  ['maison', '/paris-marais', /24 rue des Francs-Bourgeois/],
  ['maison', '/en/paris-marais', /24 rue des Francs-Bourgeois/],
  ['maison', '/es/contact', /Maison Orée Marais/],
  ['maison', '/it/legal', /Maison Orée SAS/],
  ['maison', '/legal', /Vos droits/],
  ['maison', '/auth/login', /Votre adresse|E-mail/],
  ['maison', '/de/auth/register', /Konto/],
  ['maison', '/auth/forgot-password', /mot de passe/],
  ['duo', '/en/auth?from=/contact', /E-mail/],
  ['atelier', '/', /Prendre rendez-vous/i],
  ['atelier', '/contact', /lundi/i],
  ['duo', '/en', /Duo Cobalt/],
  ['suisse', '/', /Maison Orée Rive/],
  ['closed', '/disabled', /Rive Douce/],
  ['works', '/disabled', /maintenance/i],
];

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('each page is there in full, with its styles', async ({ page, at, faults }) => {
    faults.expects(/Failed to load resource/);
    for (const [host, path, words] of PAGES) {
      await test.step(`${host}${path}`, async () => {
        await page.goto(at(host, path));
        const heading = page.getByRole('heading', { level: 1 }).first();
        await expect(heading).toBeVisible();
        await expect(page.getByText(words).first()).toBeAttached();
        // Without its sheet a heading would have the browser's own size and face.
        await expect(heading).toHaveCSS('font-family', /Newsreader|Figtree|Vitrine/);
      });
    }
  });

  test('a reader goes from home to a service by its links, and finds a telephone number there', async ({
    page,
    at,
  }) => {
    await page.goto(at('atelier', '/'));
    await page.getByRole('main').getByRole('link').first().click();
    await page.goto(at('maison', '/services'));
    await page
      .getByRole('main')
      .getByRole('link', { name: /Massages/ })
      .click();
    await expect(page).toHaveURL(at('maison', '/services/massages'));
    await page.getByRole('link', { name: 'Massage suédois' }).first().click();
    await expect(page).toHaveURL(at('maison', SERVICE));
    await expect(page.locator('noscript').getByRole('link').first()).toHaveAttribute('href', /^tel:\+33/);
  });
});

/** What a page came with, and what became of it until it was ready. */
interface Hydration {
  readonly words: string;
  readonly lost: readonly string[];
}

/** Looks at every page from now on before anything of ours runs in it, and once it is ready. */
async function watchHydration(page: Page): Promise<() => Promise<Hydration>> {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<Hydration>();
    Object.assign(globalThis, { hydration: promise });
    const nodesOf = (node: Node): Node[] => [node, ...[...node.childNodes].flatMap(nodesOf)];
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const root = document.querySelector('vitrine-storefront')?.shadowRoot?.querySelector('.vitrine');
      const nodes = root ? nodesOf(root) : [];
      const words = root?.textContent ?? '';
      addEventListener('vitrine-ready', () => {
        const lost = nodes.filter((node) => !node.isConnected);
        resolve({ words, lost: lost.map(({ textContent }) => textContent ?? '') });
      });
    });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'hydration') as Promise<Hydration>);
}

for (const company of new Set(PAGES.map(([host]) => host))) {
  test(`each page of ${company} is hydrated as it stands: each node, no fault, nothing read again`, async ({
    page,
    context,
    at,
    faults,
  }) => {
    faults.expects(/Failed to load resource/);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const read: string[] = [];
    page.on('request', (request) => read.push(new URL(request.url()).pathname));
    const hydration = await watchHydration(page);
    const visitor = await context.newCDPSession(page);
    test.slow();
    for (const [host, path, words] of PAGES.filter(([of]) => of === company)) {
      read.length = 0;
      await page.goto(at(host, path));
      const { words: declared, lost } = await hydration();
      expect(declared, path).toMatch(words);
      expect(lost, path).toEqual([]);
      expect(
        warnings.filter((text) => text.includes('[vitrine]')),
        path,
      ).toEqual([]);
      const known = ['/api/companies/me', '/shops', '/api/categories', '/api/companies/legal'];
      expect(
        read.filter((address) => known.includes(address)),
        path,
      ).toEqual([]);
      // The next one is opened as by somebody who has never been there.
      const { origin } = new URL(at(host));
      await visitor.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,cookies' });
      await page.evaluate(() => sessionStorage.clear());
    }
  });
}

test('what the browser keeps of a visitor fits a page that knows of nobody', async ({ page, at }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const visitor = new Visitor(page);
  for (const shop of ['/paris-marais', '/nantes-graslin']) {
    await page.goto(at('maison', shop));
    await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(at('maison', `/nantes-graslin${SERVICE}?page=reserved`));
  await expect(visitor.freeTimes().first()).toBeVisible();
  for (const path of ['/', '/de', '/services', SERVICE, '/paris-marais', '/contact', '/legal']) {
    await page.goto(at('maison', path));
    // The cart is known once the page has been hydrated.
    await expect(page.getByRole('button', { name: /^(Panier|Warenkorb), 1/ }).first()).toBeVisible();
  }
  await page.goto(at('maison', '/'));
  await expect(page.getByRole('region', { name: 'Votre dernière adresse' })).toContainText('Marais');
  expect(warnings.filter((text) => text.includes('[vitrine]'))).toEqual([]);
});

/** What a page's head says of that page alone, by kind. */
const saidOfPage = (page: Page) =>
  page.evaluate(() => ({
    canonical: document.querySelectorAll('link[rel=canonical]').length,
    languages: document.querySelectorAll('link[hreflang]').length,
    facts: [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
      JSON.parse(textContent)['@graph'].map((thing: { '@type': string }) => thing['@type']),
    ),
  }));

test('what a page says of itself to programs goes with it: to another page, and with the element', async ({
  page,
  at,
}) => {
  const nothing = { canonical: 0, languages: 0, facts: [] };
  await goReady(page, at('maison', '/services/massages'));
  const said = await saidOfPage(page);
  expect(said).toMatchObject({ canonical: 1, languages: 6 });
  expect(new Set(said.facts.flat())).toEqual(new Set(['Service', 'BeautySalon', 'BreadcrumbList']));
  await page.getByRole('link', { name: 'Massage suédois' }).first().click();
  await expect(page).toHaveURL(at('maison', SERVICE));
  await expect.poll(() => saidOfPage(page)).toEqual(nothing);

  await goReady(page, at('maison', SERVICE));
  expect(await saidOfPage(page)).toMatchObject({ canonical: 1 });
  await page.locator('vitrine-storefront').evaluate((element) => element.remove());
  await expect.poll(() => saidOfPage(page)).toEqual(nothing);
});

test('a page that the browser has already is told by the server to be as it was, and works', async ({
  page,
  at,
}) => {
  await page.goto(at('maison', SERVICE));
  const { status, other } = await page.evaluate(
    async (address) => {
      const whole = await fetch(address, { cache: 'no-store' });
      const headers = { 'if-none-match': whole.headers.get('etag') ?? '' };
      const again = await fetch(address, { cache: 'no-store', headers });
      const kept = ['content-security-policy', 'referrer-policy', 'cache-control'];
      return {
        status: again.status,
        other: kept.filter((name) => again.headers.get(name) !== whole.headers.get(name)),
      };
    },
    at('maison', SERVICE),
  );
  expect({ status, other }).toEqual({ status: 304, other: [] });

  for (const round of [1, 2]) {
    await page.reload();
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('dialog'), `after reload ${round}`).toBeVisible();
    // One that is open would be open after the reload.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('the account opens once it is known whose it is, where it was pressed before', async ({
  page,
  at,
  faults,
}) => {
  await page.goto(at('maison', SERVICE));
  await new Visitor(page).logInFromHeader('camille@example.com', 'vitrine-demo');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/users/me*', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  const entry = page.getByRole('banner').getByRole('button', { name: 'Se connecter' });
  await expect(entry).toHaveAttribute('aria-busy', 'true');
  await entry.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('dialog').getByText('camille@example.com')).toBeVisible();

  // Nobody's any more: it is the login that opens.
  faults.expects(/401/);
  await page.unroute('**/api/users/me*');
  await page.route('**/api/users/me*', (route) =>
    route.fulfill({ status: 401, json: { status: 401, code: 'unauthorized', message: 'no' } }),
  );
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('dialog').locator('[name=sign-in-address]')).toBeVisible();
});
