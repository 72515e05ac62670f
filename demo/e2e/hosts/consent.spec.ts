import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/journey.ts';

/** What duo has set up, as its stand-in host is asked for it. */
const ANALYTICS = [
  'www.googletagmanager.com/gtag/js?id=G-DUOCOBALT1',
  'static.hotjar.com/c/hotjar-9000001.js?sv=6',
];
const OTHERS = [
  'www.googletagmanager.com/gtag/js?id=AW-1000000001',
  'static.klaviyo.com/onsite/js/DuoCob/klaviyo.js',
  'widgets.rr.skeepers.io/generated/9b1c3f60-0d0a-4d5c-8f5e-d00000000001/9b1c3f60-0d0a-4d5c-8f5e-d00000000002.js',
];

/** What each of them asks for once it runs. */
const HEARD = 'heard';
/** What the site itself storedNames, and works by. */
const NEEDED = /^(vitrine[.:].*|cartBooking|forshop|promo\.views|coupons\.closed)$/;

/** In no site map, and about something of the visitor's own: nobody is asked there. */
const OWN_PAGES = ['/auth', '/profile/orders', '/services/corps/soin-marin?page=reserved', '/nowhere'];

/** A page of each kind, of those of the site map; the page is on the site. */
async function pagesOf(page: Page, site: string): Promise<readonly string[]> {
  const read = async (address: string): Promise<readonly string[]> => {
    const map = await page.evaluate(async (from) => (await fetch(from)).text(), address);
    const listed = [...map.matchAll(/<loc>([^<]+)</g)].map(([, loc = '']) => loc);
    return map.includes('<sitemapindex') ? (await Promise.all(listed.map(read))).flat() : listed;
  };
  const kinds = new Map<string, string>();
  for (const address of await read(new URL('/sitemap.xml', site).href)) {
    const [first = '', ...rest] = new URL(address).pathname.slice(1).split('/');
    // Those that differ in names alone are one kind.
    kinds.set(`${/^(services|magazine|contact|legal|)$/.test(first) ? first : ''} ${rest.length}`, address);
  }
  return [...kinds.values()];
}

test('nothing of others is asked for before the visitor agrees, then what they agreed to, and nothing once they refuse', async ({
  page,
  context,
  at,
}) => {
  const own = new URL(at('duo')).host;
  const standIn = at('').replace('localhost', 'third-party.localhost');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (host !== own && protocol !== 'data:') asked.push(request.url().replace(standIn, ''));
  });
  const scripts = () => asked.filter((address) => address !== HEARD);
  const heard = () => asked.length - scripts().length;
  const names = async () => (await context.cookies(at('duo'))).map(({ name }) => name).toSorted();
  const choose = async (button: string) => {
    await page.getByRole('button', { name: 'Gérer les cookies' }).click();
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
  };

  await context.clearCookies({ name: 'consent' });
  const banner = page.getByRole('region', { name: 'Cookies' });
  const keepsWhatIsNeeded = async (address: string) => {
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    for (const name of [...keys, ...(await names())]) expect(name, address).toMatch(NEEDED);
  };
  for (const path of OWN_PAGES) {
    await page.goto(at('duo', path));
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await keepsWhatIsNeeded(path);
  }
  const pages = await pagesOf(page, at('duo'));
  expect(pages.length).toBeGreaterThan(6);
  for (const address of [...pages, at('duo', '/services')]) {
    await page.goto(address);
    await expect(banner, address).toBeVisible();
    await keepsWhatIsNeeded(address);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('button', { name: 'Tout refuser' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toBeVisible();
  await expect(banner).toBeHidden();
  expect(asked).toEqual([]);
  const refused = await names();

  await page.getByRole('button', { name: 'Gérer les cookies' }).click();
  await page.getByRole('switch', { name: 'Mesure d’audience' }).check();
  await page.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  // Each runs, as the policy of the page lets it.
  await expect.poll(heard).toBe(ANALYTICS.length);
  expect(scripts()).toEqual(ANALYTICS);
  await choose('Tout accepter');
  await expect.poll(heard).toBe(ANALYTICS.length + OTHERS.length);
  expect(scripts()).toEqual([...ANALYTICS, ...OTHERS]);
  expect(await names()).toEqual(
    expect.arrayContaining(['_ga_DUOCOBALT1', '_gcl_au', '_hjSessionUser_9000001', '__kla_id']),
  );

  // What runs goes with its page.
  asked.length = 0;
  const anew = page.waitForEvent('load');
  await choose('Tout refuser');
  await anew;
  await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toBeVisible();
  await expect.poll(names).toEqual(refused);
  expect(asked).toEqual([]);
  expect(
    await page.evaluate(() => [Reflect.has(globalThis, 'hj'), localStorage.getItem('__kla_id')]),
  ).toEqual([false, null]);
});
