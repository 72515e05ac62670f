import { expect, type Page } from '@playwright/test';
import { test, type DemoHost } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

/** A link goes once a minute to an address; the password that is chosen is the one that the account has. */
const CUSTOMERS = [
  { email: 'sacha@example.com', name: /^Sacha/ },
  { email: 'camille@example.com', name: /^Camille/ },
] as const;
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
    services: ['Manucure Nacre'],
  },
  {
    host: 'atelier',
    address: '/services/mains-et-pieds/manucure-nacre?page=reserved&cartAdd=pieds-de-soie',
    shop: null,
    services: ['Pieds de soie', 'Manucure Nacre'],
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
    services: ['Dos, nuque, épaules', 'Massage suédois'],
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
    const customer = CUSTOMERS[services.length - 1] ?? CUSTOMERS[0];
    const visitor = new Visitor(page);
    await page.goto(at(host, address));
    if (shop) await visitor.chooseShop(shop);
    const hour = await visitor.chooseTime(2);
    await page.getByRole('textbox', { name: /^Prénom/ }).fill('Anna');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: visitor.t('reservation:login.open'), exact: true }).click();
    await visitor.usePassword(main);
    await visitor.button('sign-in:forgotten.open').click();
    await main.locator('[name=forgotten-email]').fill(customer.email);
    await visitor.button('sign-in:forgotten.send').click();
    await expect(main.getByText(/un lien vient d’y être envoyé/)).toBeVisible();

    const link = await openMailedLink(await openMail(customer.email));
    const second = new Visitor(link);
    await link.locator('input[autocomplete="new-password"]').fill(PASSWORD);
    await second.button('password:submit').click();
    await expect(second.heading('password:doneTitle')).toBeVisible();
    // Both tabs have heard of the login by now, and the one with the form still has what it holds and what was typed.
    await expect(page.getByRole('banner').getByRole('button', { name: customer.name })).toBeVisible();
    await expect(visitor.heading('reservation:details.title')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Anna');
    const shown = (text: string) => link.getByRole('main').getByText(text).filter({ visible: true }).first();
    await second.button('password:toVisit').click();
    await expect(second.heading('reservation:details.title')).toBeVisible();
    for (const name of services) await expect(shown(name)).toBeVisible();
    await expect(shown(hour)).toBeVisible();
  });
}
