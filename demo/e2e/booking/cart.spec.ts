import { expect, type BrowserContext, type Page, type Route } from '@playwright/test';
import { BOOKING_CART_LIMIT } from '#domain/carts/booking-cart.ts';
import { Buyer } from '../checkout/buyer.ts';
import { realAnswer } from '../fixtures/back-end.ts';
import { test } from '../fixtures/journey.ts';
import { anna, Visitor } from '../fixtures/visitor.ts';

const SCREENS = { 'a phone': { width: 390, height: 844 }, 'a desktop': { width: 1280, height: 800 } };

const removers = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Retirer / });

test('a visitor with a link of several services keeps each of them over a reload', async ({ page, at }) => {
  const visitor = new Visitor(page);
  const slugs = ['massage-suedois', 'massage-pierres-chaudes', 'massage-future-maman', 'massage-dos-nuque'];
  await page.goto(at('maison', `/services/massages/${slugs[0]}?page=reserved&cartAdd=${slugs.join(',')}`));
  await visitor.chooseShop('Maison Orée Marais');
  await expect(removers(page)).toHaveCount(slugs.length);
  await page.reload();
  await expect(removers(page)).toHaveCount(slugs.length);
});

/** Ten of each service that a company has, by ids as long as an id may be. */
const COPIES = 10;
const copiesOf = (id: string) =>
  Array.from({ length: COPIES }, (_, copy) => `${id}-${copy}-`.padEnd(64, '0123456789'));

interface Article {
  readonly id: string;
  readonly slug: string;
}

async function offerManyServices(context: BrowserContext): Promise<void> {
  const each = async (route: Route, change: (entry: { articles: unknown[] }) => unknown[]) => {
    const response = await realAnswer(route);
    const entries = (await response.json()) as { articles: unknown[] }[];
    await route.fulfill({ response, json: entries.map((entry) => ({ ...entry, articles: change(entry) })) });
  };
  await context.route(/\/shops\?/, (route) =>
    each(route, ({ articles }) => (articles as string[]).flatMap(copiesOf)),
  );
  await context.route(/\/api\/categories\?/, (route) =>
    each(route, ({ articles }) =>
      (articles as Article[]).flatMap((article) =>
        copiesOf(article.id).map((id, copy) => ({ ...article, id, slug: `${article.slug}-${copy}` })),
      ),
    ),
  );
}

test('a visitor with a link of sixty services is told what did not fit, and pays for a shorter one, as the company requires', async ({
  page,
  context,
  at,
  email,
}) => {
  test.slow();
  await offerManyServices(context);
  const slugs = [
    'coupe-courte',
    'taille-de-barbe',
    'coupe-longue',
    'soin-marin',
    'couleur-soleil',
    'rasage-a-l-ancienne',
  ].flatMap((slug) => Array.from({ length: COPIES }, (_, copy) => `${slug}-${copy}`));
  const visitor = new Visitor(page);
  const kept = `Panier, ${BOOKING_CART_LIMIT} prestations`;
  const inCart = page.getByRole('banner').getByRole('button', { name: kept, exact: true });
  await page.goto(at('duo', `/services/barbe/${slugs[8]}?page=reserved&cartAdd=${slugs.join(',')}`));
  await visitor.chooseShop('Duo Cobalt Nice');
  await expect(removers(page)).toHaveCount(BOOKING_CART_LIMIT);
  await expect(visitor.text('reservation:link.tooLong_other')).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('cartBooking');
  await expect(visitor.text('reservation:slots.emptyWeek')).toBeVisible();

  await page.reload();
  await expect(removers(page)).toHaveCount(BOOKING_CART_LIMIT);
  await expect(inCart).toBeVisible();
  const tab = await context.newPage();
  // Its own catalogue comes with a page that the server renders.
  await tab.goto(at('duo', '/panier'));
  await expect(tab.getByRole('banner').getByRole('button', { name: kept, exact: true })).toBeVisible();
  await tab.close();

  await inCart.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: visitor.t('cart:clear'), exact: true })
    .click();
  await page.goto(at('duo', `/services/barbe/${slugs[8]}?page=reserved&cartAdd=${slugs[0]}`));
  await visitor.chooseShop('Duo Cobalt Nice');
  await expect(removers(page)).toHaveCount(2);
  expect((await context.cookies()).map(({ name }) => name)).toContain('cartBooking');
  await visitor.chooseTime();
  await visitor.fillDetails(anna(email));
  await expect(visitor.button('reservation:review.confirm')).toHaveCount(0);
  await visitor.button('reservation:review.toPayment').click();
  const buyer = new Buyer({ page, at, host: 'duo' });
  await buyer.payWith();
  await expect(visitor.heading('reservation:confirmation.title')).toBeVisible();
  const lines = page.getByRole('listitem').filter({ hasText: /\d{1,2}\sh(\s\d{2})?\s–\s\d{1,2}\sh/ });
  await expect(lines).toHaveCount(2);
});

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`a visitor changes the shop in the cart and books there, on ${screen}`, async ({
    page,
    at,
    email,
    expectAccessible,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const visitor = new Visitor(page);
    await page.goto(at('maison', '/services/massages'));
    const add = visitor.t('reservation:list.add').replace('{{name}}', 'Massage suédois');
    await page.getByRole('button', { name: add, exact: true }).click();
    // Without a shop the cart opens by itself.
    const cart = page.getByRole('dialog', { name: visitor.t('cart:title'), exact: true });
    await visitor.chooseShopInCart('Maison Orée Altstadt');
    await expect(cart.getByText('Maison Orée Altstadt', { exact: true })).toBeVisible();

    // Back closes the choice, and nothing else; what was typed is still there.
    const address = page.url();
    await visitor.button('cart:shop.change').press('Enter');
    await expect(visitor.shopSearch()).toHaveValue('Maison Orée Altstadt');
    await page.goBack();
    await expect(visitor.cartShops()).toBeHidden();
    await expect(cart).toBeVisible();
    await expect(visitor.button('cart:shop.change')).toBeFocused();
    expect(page.url()).toBe(address);

    await visitor.button('cart:shop.change').press('Enter');
    await visitor.shopSearch().fill('Paris');
    const first = visitor.cartShops().locator('[data-shop] [data-earliest]').first();
    await expect(first).toBeVisible();
    // What lies behind the dialog may be cut off by the edge of a phone's window: of the rest, tests of the element tell.
    await expectAccessible(page, { coloursOnly: true });
    await page.keyboard.press('Escape');
    await expect(visitor.cartShops()).toBeHidden();
    await visitor.chooseShopInCart('Maison Orée Marais');
    await expect(cart.getByText('Maison Orée Marais', { exact: true })).toBeVisible();
    await visitor.button('cart:book').click();
    await visitor.chooseTime();
    await visitor.bookAsGuest(email);
    await expect(page.getByRole('main')).toContainText('Maison Orée Marais');
  });
}

test('a visitor is told which services no shop offers together, and keeps the cart as it was', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/services/rituels-corps/gommage-sel?page=reserved&cartAdd=massage-suedois'));
  await visitor.chooseShop('Maison Orée Marais');
  await expect(removers(page)).toHaveCount(2);
  await page.goto(at('maison', '/services/coiffure/balayage?page=reserved'));
  const refusal = page.getByRole('alert').filter({ hasText: /Balayage/ });
  await expect(refusal).toBeVisible();
  await refusal.getByRole('button', { name: visitor.t('reservation:refused.keep'), exact: true }).click();
  await expect(removers(page)).toHaveCount(2);
});

test('what a company takes off by itself is taken off wherever the sum of a held time is said', async ({
  page,
  at,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/paris-marais/services/massages/massage-duo?page=reserved'));
  await visitor.chooseTime();
  const main = page.getByRole('main');
  const sums = main.getByRole('definition');
  await expect(sums).toHaveCount(3);
  const [total, , due] = await sums.allInnerTexts();
  expect(due).not.toBe(total);
  await page.getByRole('banner').getByRole('button').last().click();
  const cart = page.getByRole('dialog');
  await expect(cart.getByRole('definition').nth(2)).toHaveText(due!);
  await expect(cart.getByRole('definition').first()).toHaveText(total!);
  await page.keyboard.press('Escape');
  await expect(cart).toHaveCount(0);
  await page.goBack();
  await expect(visitor.heading('reservation:time.title')).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: due! })).toBeVisible();
});
