import { expect, type Page, type Route } from '@playwright/test';
import { TAGS } from '../../hosts/every-element.ts';
import { test } from '../fixtures/journey.ts';

const hostPage = (origin: string) => `<!doctype html>
  <html lang="fr"><head><meta charset="utf-8"><title>Institut</title>
  <script type="module" src="${origin}/embed/vitrine.js" data-company="cmp_maison" data-api="${origin}"></script></head>
  <body>${TAGS.map((tag) => `<${tag}><p>Téléphonez-nous au 01 99 00 42 00</p></${tag}>`).join('')}</body></html>`;

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const answers = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body, headers: cors });

const IS_API_RIGHT = 'Is `api` (or `data-api`) the back end';

interface Fault {
  readonly name: string;
  readonly answer: (route: Route) => unknown;
  /** What the page's author is told to look at. */
  readonly remedy: string;
}

/** What a back end may answer that is none, or not well. */
const FAULTS: readonly Fault[] = [
  { name: 'is down', answer: (route) => route.abort('connectionrefused'), remedy: IS_API_RIGHT },
  { name: 'never answers', answer: () => {}, remedy: IS_API_RIGHT },
  {
    name: 'allows no other origin',
    answer: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{}' }),
    remedy: IS_API_RIGHT,
  },
  {
    name: 'answers 500',
    answer: answers(500, 'application/json', '{"code":500,"type":"internal","message":"Sorry"}'),
    remedy: 'The visitor can try again',
  },
  { name: 'answers {}', answer: answers(200, 'application/json', '{}'), remedy: IS_API_RIGHT },
  { name: 'answers null', answer: answers(200, 'application/json', 'null'), remedy: IS_API_RIGHT },
  {
    name: 'answers a page',
    answer: answers(200, 'text/html', '<!doctype html><title>Welcome</title>'),
    remedy: IS_API_RIGHT,
  },
];

/** The elements that told the page of a failure, as often as they did. */
const told = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'told') as string[]);

for (const { name, answer, remedy } of FAULTS) {
  test(`a page whose back end ${name} is told once by each element, and keeps its own words`, async ({
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
      const heard: string[] = [];
      Object.assign(globalThis, { told: heard });
      addEventListener('vitrine-error', (event) => {
        const [from] = event.composedPath();
        heard.push(from instanceof Element ? from.localName : '');
      });
    });
    const address = at('primary', '/of-the-salon');
    const { origin } = new URL(at(''));
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: hostPage(origin) }));
    await page.route(
      (url) => url.origin === origin && !/^\/embed\/(?!render\/)/.test(url.pathname),
      (route) => void answer(route),
    );
    await page.clock.install();
    await page.goto(address);
    await expect(async () => {
      // The tries of a read and the waits between them take twenty seconds in all.
      await page.clock.fastForward(1000);
      expect((await told(page)).toSorted()).toEqual(TAGS.toSorted());
    }).toPass({ intervals: [100] });
    for (const tag of TAGS) await expect(page.locator(tag).getByText('Téléphonez-nous')).toBeVisible();
    await page.waitForTimeout(300);
    expect((await told(page)).toSorted()).toEqual(TAGS.toSorted());
    for (const tag of TAGS) {
      const own = warnings.filter((text) => text.includes(`<${tag}>`));
      expect(own, tag).toHaveLength(1);
      expect(own[0]).toContain(remedy);
    }
  });
}
