import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { anna, RESERVATION, Visitor } from '../fixtures/visitor.ts';

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
    await expect.poll(() => focused(page)).toBe('login-email');
    await page.keyboard.type(SACHA[0]);
    await page.keyboard.press('Tab');
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
