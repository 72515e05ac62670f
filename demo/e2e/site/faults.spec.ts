import { expect, type Route } from '@playwright/test';
import { realAnswer } from '../fixtures/back-end.ts';
import { test } from '../fixtures/journey.ts';
import { readyToConfirm, RESERVATION, Visitor } from '../fixtures/visitor.ts';

const isBooking = (route: Route) =>
  route.request().method() === 'POST' && new URL(route.request().url()).pathname === '/api/appointments';

test('a visitor who double-clicks the last button books once', async ({ page, at, email, openMail }) => {
  const visitor = await readyToConfirm(
    new Visitor(page),
    at('maison', RESERVATION),
    email,
    'Maison Orée Mazarin',
  );
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/appointments') sent += 1;
  });
  await visitor.button('reservation:review.confirm').dblclick();
  await visitor.reference();
  expect(sent).toBe(1);
  const mail = await openMail(email);
  await mail.goto(at('mail'));
  await expect(mail.getByRole('link').filter({ hasText: email })).toHaveCount(1);
});

test('a visitor whose booking’s answer is lost gets one booking, asked again by the same key', async ({
  page,
  at,
  email,
  openMail,
  faults,
}) => {
  faults.expects(/Failed to load resource|net::ERR/);
  const visitor = await readyToConfirm(
    new Visitor(page),
    at('maison', RESERVATION),
    email,
    'Maison Orée Bourg',
  );
  const keys: (string | undefined)[] = [];
  await page.route('**/api/appointments?*', async (route) => {
    if (!isBooking(route)) return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await realAnswer(route);
    return route.abort('connectionreset');
  });
  await visitor.button('reservation:review.confirm').click();
  await visitor.reference();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  const mail = await openMail(email);
  await mail.goto(at('mail'));
  await expect(mail.getByRole('link').filter({ hasText: email })).toHaveCount(1);
});

test('a visitor who is offline at the last button is told, keeps everything and books once back', async ({
  page,
  context,
  at,
  email,
  faults,
}) => {
  test.slow();
  faults.expects(/Failed to load resource|net::ERR/);
  const visitor = await readyToConfirm(
    new Visitor(page),
    at('maison', RESERVATION),
    email,
    'Maison Orée Vieux-Lille',
  );
  await context.setOffline(true);
  await visitor.button('reservation:review.confirm').click();
  await expect(visitor.text('reservation:review.unconfirmed')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await context.setOffline(false);
  await visitor.button('reservation:review.retry').click();
  await visitor.reference();
});

for (const [what, fulfil] of [
  ['with 500', { status: 500, contentType: 'text/plain', body: 'Internal Server Error' }],
  ['with something that is no JSON', { status: 200, contentType: 'application/json', body: '<html>' }],
  ['with another shape', { status: 200, contentType: 'application/json', body: '{"data":{"a":1}}' }],
] as const) {
  test(`a visitor whose slots are answered ${what} gets a clear word and another try`, async ({
    page,
    at,
    faults,
  }) => {
    test.slow();
    faults.expects(/Failed to load resource/);
    const visitor = new Visitor(page);
    // Broken until the press: the live connection asks again by itself when it opens, which would take the button away.
    const pressed = page.locator('html[data-pressed]');
    await page.route(/\/api\/appointments\?/, async (route) => {
      const cors = { 'access-control-allow-origin': '*' };
      return (await pressed.count()) ? route.continue() : route.fulfill({ ...fulfil, headers: cors });
    });
    await page.goto(at('maison', RESERVATION));
    await visitor.chooseShop('Maison Orée Lagrange');
    const retry = visitor.button('common:retry').first();
    await expect(retry).toBeVisible();
    await page.evaluate(() =>
      addEventListener('pointerdown', () => (document.documentElement.dataset['pressed'] = '')),
    );
    await retry.click();
    await expect(visitor.freeTimes().first()).toBeVisible();
  });
}

test('a visitor waits on the waiting page while the back end does not answer, and then goes on', async ({
  page,
  at,
  faults,
}) => {
  test.slow();
  faults.expects(/Failed to load resource|net::ERR/);
  let isDown = true;
  await page.route(/\/shops\?/, (route) => (isDown ? route.abort('connectionrefused') : route.continue()));
  await page.clock.install();
  // A page that no server renders: it has nothing but what the browser reads.
  await page.goto(at('maison', '/panier'));
  await expect(page).toHaveURL(at('maison', '/waiting'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isDown = false;
  await page.clock.fastForward(12_500);
  await expect(page).not.toHaveURL(at('maison', '/waiting'));
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a visitor books where the browser refuses to store anything', async ({ page, at, email }) => {
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, store, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
  });
  const visitor = await readyToConfirm(
    new Visitor(page),
    at('maison', RESERVATION),
    email,
    'Maison Orée Firenze',
  );
  await visitor.confirm();
});

test('a visitor whose hold ran out keeps what was typed, and books another time', async ({
  page,
  at,
  email,
}) => {
  test.slow();
  const visitor = new Visitor(page);
  await page.clock.install();
  await page.goto(at('maison', RESERVATION));
  await visitor.chooseShop('Maison Orée Quai des Bateliers');
  await visitor.chooseTime();
  await page.getByRole('textbox', { name: /^Prénom/ }).fill('Anna');
  await page.clock.fastForward('10:05');
  await expect(visitor.text('reservation:failure.expired.title')).toBeVisible();
  await visitor.chooseTime();
  await expect(page.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Anna');
  await visitor.bookAsGuest(email);
});

test('a visitor with an unknown address or wrong attributes gets a page, not a blank', async ({
  page,
  at,
  faults,
}) => {
  faults.expects(/Failed to load resource/);
  await page.goto(at('maison', '/services/massages/no-such-service'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(at('maison', '/services/no-such-category'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(at('maison', '/services?page=reserved&cart=1,2,x,%00&cartAdd=nothing&tab=%E0%A4%A'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(at('primary'));
  await page.evaluate(() => {
    const odd = document.createElement('vitrine-booking');
    const attributes = {
      locale: 'xx',
      theme: '{"not json',
      'heading-level': 'many',
      category: '<b>',
      shop: '%%%',
    };
    for (const [name, value] of Object.entries(attributes)) odd.setAttribute(name, value);
    document.querySelector('vitrine-booking')?.replaceWith(odd);
  });
  await expect(page.locator('vitrine-booking').getByRole('heading').first()).toBeVisible();
});
