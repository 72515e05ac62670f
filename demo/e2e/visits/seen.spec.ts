import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { anna, RESERVATION, Visitor } from '../fixtures/visitor.ts';
import { CAMILLE, openSalon } from '../random/salon.ts';

const SACHA = ['sacha@example.com', 'vitrine-demo'] as const;
const PHONE = { width: 390, height: 844 };

/** The name of the field, or the words of what else has the focus, whichever root it is in. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute('name') ?? (active === document.body ? 'body' : (active?.textContent ?? ''));
  });
}

for (const [host, address, shop] of [
  ['maison', RESERVATION, 'Maison Orée Opéra'],
  ['atelier', '/services/mains-et-pieds/manucure-nacre?page=reserved', null],
] as const) {
  test(`a customer of ${host} who logs in at the details by keyboard goes on at the first field that is missing`, async ({
    page,
    at,
  }) => {
    const visitor = new Visitor(page);
    await page.goto(at(host, address));
    if (shop) await visitor.chooseShop(shop);
    await visitor.chooseTime(3);
    await page
      .getByRole('main')
      .getByRole('button', { name: visitor.t('reservation:login.open'), exact: true })
      .focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('sign-in-address');
    await page.keyboard.type(SACHA[0]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('login-password');
    await page.keyboard.type(SACHA[1]);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('phone');
    await expect(page.locator('[name=phone]')).toBeInViewport();
    await page.keyboard.type('06 12 34 56 78');
    await page.keyboard.press('Enter');
    await expect(visitor.heading('reservation:review.title')).toBeFocused();
  });
}

for (const isWaiting of [false, true]) {
  test(`a phone’s confirmation opens at its top${isWaiting ? ', also where another visit waits' : ''}`, async ({
    page,
    at,
    email,
    expectAccessible,
  }) => {
    const visitor = new Visitor(page);
    await page.setViewportSize(PHONE);
    if (isWaiting) {
      await page.goto(at('maison', RESERVATION));
      await visitor.chooseShop('Maison Orée Marais');
      await visitor.chooseTime();
    }
    await page.goto(
      at('maison', '/nantes-graslin/services/visage/soin-eclat?page=reserved&cartAdd=soin-hydratant'),
    );
    const expectAtTop = async (key: Parameters<Visitor['heading']>[0]) => {
      await expect(visitor.heading(key)).toBeFocused();
      await expect(visitor.heading(key)).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    };
    await expect(visitor.freeTimes().first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await visitor.chooseTime(4);
    await expectAtTop('reservation:details.title');
    await visitor.fillDetails(anna(email), 'Ligne\n'.repeat(8));
    await expectAtTop('reservation:review.title');
    await visitor.button('reservation:review.confirm').click();
    await expect(visitor.heading('reservation:confirmation.title')).toBeFocused();
    await expect(visitor.heading('reservation:confirmation.title')).toBeInViewport({ ratio: 1 });
    // It stays: nothing that comes later scrolls it away.
    await page.waitForLoadState('networkidle');
    await expect(visitor.heading('reservation:confirmation.title')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBeLessThan(260);
    await expectAccessible(page);
  });
}

test('a phone’s unfolded visit leaves the line with the kept time on the screen', async ({ page, at }) => {
  const visitor = new Visitor(page);
  await page.setViewportSize(PHONE);
  await page.goto(at('maison', `${RESERVATION}&cartAdd=massage-dos-nuque`));
  await visitor.chooseShop('Maison Orée Vieux-Lille');
  await visitor.chooseTime();
  await page.goBack();
  const kept = page.getByRole('main').getByRole('button', { name: /^Continuer avec/ });
  await expect(kept).toBeInViewport({ ratio: 1 });
  await page.locator('[aria-expanded=false]').filter({ hasText: 'Massage suédois' }).click();
  await expect(page.getByRole('button', { name: /^Retirer Dos, nuque/ })).toBeVisible();
  await expect(kept).toBeInViewport({ ratio: 1 });
});

const NOTICE_PAGES = ['/', '/services/massages/massage-suedois', '/contact'];

/** What a visitor may be about to press: the first control that is seen in whole between the bars of the page. */
async function pressable(page: Page) {
  const controls = page.getByRole('main').locator('a, button');
  const index = await controls.evaluateAll((all) =>
    all.findIndex((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return one.checkVisibility() && top >= 90 && bottom <= innerHeight - 80;
    }),
  );
  return index < 0 ? null : controls.nth(index).elementHandle();
}

/** What the browser keeps of a visit that was begun, and of nothing else once it is put back. */
async function storedVisit(page: Page) {
  const context = page.context();
  const cookies = await context.cookies();
  const entries = await page.evaluate(() => Object.entries(localStorage));
  const sessionEntries = await page.evaluate(() => Object.entries(sessionStorage));
  return {
    async putBack() {
      await context.clearCookies();
      await context.addCookies(cookies);
      await page.evaluate(
        (kept) => {
          for (const [storage, all] of [
            [localStorage, kept.entries],
            [sessionStorage, kept.sessionEntries],
          ] as const) {
            storage.clear();
            for (const [key, value] of all) storage.setItem(key, String(value));
          }
        },
        { entries, sessionEntries },
      );
    },
  };
}

for (const [width, height, colorScheme] of [
  [1280, 800, 'light'],
  [390, 844, 'dark'],
] as const) {
  test(`the notice of another visit after a login moves nothing that may be pressed, at ${width}`, async ({
    page,
    at,
    system: { port },
    expectAccessible,
  }) => {
    test.slow();
    const salon = await openSalon(port);
    const visitor = new Visitor(page);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.goto(at('maison', '/services/visage/soin-eclat?page=reserved'));
    await visitor.chooseShop('Maison Orée Marais');
    const begun = await storedVisit(page);
    let measured = 0;
    for (const path of NOTICE_PAGES) {
      // The header of a wide home page is out of reach once it is scrolled away.
      for (const part of path === '/' && width > 900 ? [0] : [0, 0.1, 0.3]) {
        await salon.keepVisit(['balayage']);
        await begun.putBack();
        await page.goto(at('maison', path));
        await page.waitForLoadState('networkidle');
        await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), part);
        const button = await pressable(page);
        const topOf = () => button?.evaluate((one) => one.getBoundingClientRect().top) ?? 0;
        const before = await topOf();
        await visitor.logInFromHeader(CAMILLE.email, CAMILLE.password);
        const way = page.locator('[popover]').getByRole('button', { name: /Soin éclat/ });
        await expect(way).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(Math.abs((await topOf()) - before), `${path} at ${part}`).toBeLessThanOrEqual(1);
        if (button) measured += 1;
        if (part === 0) await expectAccessible(page);
        await way.click();
        const notice = page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: /Soin éclat/ });
        await expect(notice).toBeInViewport();
        await expect(notice).toBeFocused();
        await notice.getByRole('button', { name: visitor.t('reservation:saved.replaced.leave') }).click();
        await expect(notice).toBeHidden();
      }
    }
    expect(measured).toBeGreaterThan(4);
  });
}
