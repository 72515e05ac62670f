import { expect, type Page } from '@playwright/test';
import { test, type DemoHost } from '../fixtures/journey.ts';
import { anna, Visitor } from '../fixtures/visitor.ts';

type Address = (host: DemoHost, path: string) => string;

interface Case {
  readonly host: DemoHost;
  /** The page of a service, and of the one that is booked after it. */
  readonly first: string;
  readonly second: string;
  readonly names: readonly [string, string];
  /** Null: the company has one. */
  readonly shop: string | null;
}

const CASES: readonly Case[] = [
  {
    host: 'maison',
    first: '/services/massages/massage-suedois',
    second: '/services/visage/soin-eclat',
    names: ['Massage suédois', 'Soin éclat'],
    shop: 'Maison Orée Batignolles',
  },
  {
    host: 'atelier',
    first: '/services/mains-et-pieds/manucure-nacre',
    second: '/services/mains-et-pieds/pieds-de-soie',
    names: ['Manucure Nacre', 'Pieds de soie'],
    shop: null,
  },
];

const kept = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Continuer avec/ });

/** Holds a time for both services, and takes one out: the other one keeps it. */
async function hold(
  visitor: Visitor,
  { host, first, second, names, shop }: Case,
  at: Address,
): Promise<string> {
  const { page } = visitor;
  await page.goto(at(host, `${first}?page=reserved&cartAdd=${second.split('/').at(-1)}`));
  if (shop) await visitor.chooseShop(shop);
  const hour = await visitor.chooseTime();
  await page.goBack();
  await page.getByRole('button', { name: `Retirer ${names[1]}` }).click();
  await expect(page.getByText(/Votre visite a changé, et votre horaire reste gardé/)).toContainText(hour);
  await expect(kept(page)).toContainText(hour);
  await kept(page).click();
  await expect(visitor.heading('reservation:details.title')).toBeVisible();
  return hour;
}

for (const own of CASES) {
  const [name, other] = own.names;
  test(`a visitor who books another service at ${own.host} is told that both are booked, keeps the time and undoes it`, async ({
    page,
    at,
    email,
    expectAccessible,
  }) => {
    const visitor = new Visitor(page);
    const hour = await hold(visitor, own, at);
    await page.getByRole('textbox', { name: /^Prénom/ }).fill('Anna');
    await page.goBack();
    await expect(kept(page)).toContainText(hour);
    await page.goto(at(own.host, own.second));
    await visitor.bookButton(other).click();

    const joined = page.locator('[part=notice]', {
      hasText: `${other} s’ajoute à votre visite, avec ${name}.`,
    });
    await expect(joined).toBeVisible();
    await expect(visitor.heading('reservation:details.title')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Anna');
    const shown = (text: string) => page.getByRole('main').getByText(text).filter({ visible: true }).first();
    for (const each of [name, other, hour]) await expect(shown(each)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: `Seulement ${other}` }).click();
    await expect(joined).toBeHidden();
    await expect(shown(hour)).toBeVisible();
    await expect(page.getByRole('main').getByText(name, { exact: true })).toHaveCount(0);
    await visitor.fillDetails(anna(email));
    await visitor.confirm();
  });

  test(`the cart at ${own.host} shows the held time, also after a page was loaded anew, and leads back to it`, async ({
    page,
    at,
    expectAccessible,
  }) => {
    const visitor = new Visitor(page);
    const hour = await hold(visitor, own, at);
    await page.goto(at(own.host, '/panier'));
    await expect(kept(page)).toContainText(hour);
    await expect(page.getByRole('button', { name: visitor.t('cart:book') })).toHaveCount(0);
    await expect(page.getByText(/gardé pour vous encore 10 minutes/)).toBeVisible();
    await expectAccessible(page);
    await kept(page).click();
    await expect(visitor.heading('reservation:details.title')).toBeVisible();

    await page.goto(at(own.host, own.second));
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Panier, 1/ })
      .click();
    const panel = page.getByRole('dialog');
    const back = panel.getByRole('button', { name: /^Continuer avec/ });
    await expect(back).toContainText(hour);
    await expect(panel.getByRole('button', { name: visitor.t('cart:book') })).toHaveCount(0);
    await expectAccessible(page);
    await back.click();
    await expect(panel).toBeHidden();
    await expect(visitor.heading('reservation:details.title')).toBeVisible();
  });
}
