import { expect, type Page } from '@playwright/test';
import { test, type DemoHost } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

/** No account's appointments: the password that is chosen is the one that it has. */
const CUSTOMER = 'sacha@example.com';
const PASSWORD = 'vitrine-demo';

interface Case {
  readonly host: DemoHost;
  readonly address: string;
  /** Null: the company has one. */
  readonly shop: string | null;
  readonly services: readonly string[];
}

const CASES: readonly Case[] = [
  {
    host: 'atelier',
    address: '/services/mains-et-pieds/manucure-nacre?page=reserved',
    shop: null,
    services: ['Manucure nacre'],
  },
  {
    host: 'atelier',
    address: '/services/mains-et-pieds/manucure-nacre?page=reserved&cartAdd=pieds-de-soie',
    shop: null,
    services: ['Pieds de soie', 'Manucure nacre'],
  },
  {
    host: 'maison',
    address: '/services/massages/massage-suedois?page=reserved',
    shop: 'Maison Orée Marais',
    services: ['Massage suédois'],
  },
  {
    host: 'maison',
    address: '/services/massages/massage-suedois?page=reserved&cartAdd=massage-dos-nuque',
    shop: 'Maison Orée Opéra',
    services: ['Dos, nuque et épaules', 'Massage suédois'],
  },
];

/** Opens what the newest mail to somebody links to. */
async function openMailedLink(mail: Page): Promise<Page> {
  const link = mail.frameLocator('iframe').locator('a[href*="password-reset"]').first();
  const href = await link.getAttribute('href');
  await mail.goto(href ?? '');
  return mail;
}

for (const { host, address, shop, services } of CASES) {
  test(`a forgotten password within a reservation of ${services.length} at ${host} keeps the held time in both tabs`, async ({
    page,
    at,
    openMail,
  }) => {
    test.slow();
    const visitor = new Visitor(page);
    await page.goto(at(host, address));
    if (shop) await visitor.chooseShop(shop);
    const hour = await visitor.chooseTime(2);
    await page.getByRole('textbox', { name: /^Prénom/ }).fill('Anna');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: visitor.t('reservation:login.open'), exact: true }).click();
    await visitor.button('reservation:login.forgotten.open').click();
    const address2 = main.locator('[name=forgotten-email]');
    await address2.fill(CUSTOMER);
    await visitor.button('reservation:login.forgotten.send').click();
    await expect(main.getByText(/un lien vient d’y être envoyé/)).toBeVisible();

    const link = await openMailedLink(await openMail(CUSTOMER));
    const second = new Visitor(link);
    await link.locator('input[autocomplete="new-password"]').fill(PASSWORD);
    await second.button('storefront:password.submit').click();
    await expect(second.heading('storefront:password.doneTitle')).toBeVisible();
    await link.getByRole('main').getByRole('link').last().click();
    await expect(second.heading('reservation:details.title')).toBeVisible();
    for (const name of services) await expect(link.getByRole('main').getByText(name).first()).toBeVisible();
    await expect(link.getByRole('main').getByText(hour).filter({ visible: true }).first()).toBeVisible();
  });
}
