import { expect } from '@playwright/test';
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

test('nothing of others is asked for before the visitor agrees, then what they agreed to, and nothing once they refuse', async ({
  page,
  context,
  at,
}) => {
  const own = new URL(at('duo')).host;
  const standIn = `${at('', '').replace('localhost', 'others.localhost')}/`;
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
  const before = await names();
  await page.goto(at('duo', '/services'));
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  expect(await names()).toEqual(before);
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
