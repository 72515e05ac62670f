import { expect, type Route } from '@playwright/test';
import { test } from '../fixtures/journey.ts';

const TAGS = ['vitrine-cart', 'vitrine-booking', 'vitrine-finder'] as const;

const hostPage = (origin: string) => `<!doctype html>
  <html lang="fr"><head><meta charset="utf-8"><title>Institut</title>
  <script type="module" src="${origin}/embed/vitrine.js" data-company="cmp_maison" data-api="${origin}"></script></head>
  <body>${TAGS.map((tag) => `<${tag}><p>Téléphonez-nous au 01 99 00 42 00</p></${tag}>`).join('')}</body></html>`;

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const answers = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body, headers: cors });

/** What a back end may answer that is none, or not well. */
const FAULTS: readonly (readonly [name: string, answer: (route: Route) => Promise<void>])[] = [
  ['is down', (route) => route.abort('connectionrefused')],
  [
    'allows no other origin',
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{}' }),
  ],
  ['answers 500', answers(500, 'application/json', '{"code":500,"type":"internal","message":"Sorry"}')],
  ['answers {}', answers(200, 'application/json', '{}')],
  ['answers null', answers(200, 'application/json', 'null')],
  ['answers a page', answers(200, 'text/html', '<!doctype html><title>Welcome</title>')],
];

for (const [name, answer] of FAULTS) {
  test(`a page whose back end ${name} is told once by each element that shows it, and keeps its own words`, async ({
    page,
    context,
    at,
    faults,
  }) => {
    faults.expects(/Failed to load resource|blocked by CORS policy/);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await context.grantPermissions(['local-network-access']);
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(globalThis, { told });
      addEventListener('vitrine-error', (event) => {
        const [from] = event.composedPath();
        told.push(from instanceof Element ? from.localName : '');
      });
    });
    const address = at('primary', '/of-the-salon');
    const { origin } = new URL(at(''));
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: hostPage(origin) }));
    await page.route(
      (url) => url.origin === origin && !url.pathname.startsWith('/embed/'),
      (route) => answer(route),
    );
    await page.goto(address);
    for (const tag of ['vitrine-booking', 'vitrine-finder']) {
      await expect(page.locator(tag).getByRole('heading').first()).toBeVisible({ timeout: 20_000 });
      await expect(page.locator(tag).getByText('Téléphonez-nous')).toBeVisible();
    }
    await page.waitForTimeout(300);
    const told = await page.evaluate(() => Reflect.get(globalThis, 'told') as string[]);
    expect(told.toSorted()).toEqual(['vitrine-booking', 'vitrine-finder']);
    const ofTag = (tag: string) => warnings.filter((text) => text.includes(`<${tag}>`)).length;
    expect(TAGS.map(ofTag)).toEqual([0, 1, 1]);
  });
}
