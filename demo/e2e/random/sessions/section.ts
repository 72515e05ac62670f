import { expect as base, type Locator, type Page } from '@playwright/test';
import { saying, textsIn } from '../../fixtures/texts.ts';
import type { CompanyName } from './host-page.ts';

const t = textsIn('fr');
/** Outside of Playwright's own runner nothing sets a patience. */
const expect = base.configure({ timeout: 30_000 });

export const PEOPLE = {
  camille: { email: 'camille@example.com', words: ['Camille', 'Ferrand', 'camille@example.com'] },
  sacha: { email: 'sacha@example.com', words: ['Sacha', 'Lindqvist', 'sacha@example.com'] },
} as const;
export const NAMES = ['camille', 'sacha'] as const;
export type Person = (typeof NAMES)[number];
export type Who = Person | 'guest';
const TRIES = 8;
const TRY = 3_000;
const PAUSE = 150;
const PASSWORD = 'vitrine-demo';

/** What each of them puts into the cart of a company. */
export const OWN = {
  maison: { camille: 'Massage suédois', sacha: 'Massage aux pierres chaudes', guest: 'Drainage lymphatique' },
  atelier: { camille: 'Manucure Nacre', sacha: 'Vernis semi-permanent', guest: 'Pieds de soie' },
} as const satisfies Record<CompanyName, Record<Who, string>>;

/** What a company's elements show on a page. */
export interface Shown {
  /** Null: it is being asked. */
  readonly who: Who | null;
  /** Names of services in the cart. */
  readonly cart: readonly string[];
  /** All that is read there, the values of fields too. */
  readonly text: string;
}

const sectionOf = (page: Page, company: CompanyName) => page.locator(`#${company}`);
const entryOf = (section: Locator) => section.getByRole('banner');
const cartButton = (section: Locator) => entryOf(section).getByRole('button', { name: /^Panier/ });

/** Both companies can be used. */
export async function waitForSections(page: Page): Promise<void> {
  for (const company of ['maison', 'atelier'] as const) {
    const section = sectionOf(page, company);
    await expect(cartButton(section)).toBeVisible();
    await expect(section.getByRole('button', { name: new RegExp(OWN[company].guest) }).first()).toBeVisible();
  }
}

export async function logIn(page: Page, company: CompanyName, person: Person): Promise<void> {
  const section = sectionOf(page, company);
  await entryOf(section)
    .getByRole('button', { name: t('storefront:account.login'), exact: true })
    .click();
  const dialog = section.getByRole('dialog', { name: t('storefront:login.title') });
  await dialog.getByRole('button', { name: t('sign-in:address.usePassword'), exact: true }).click();
  await dialog.locator('input[type=email]').fill(PEOPLE[person].email);
  await dialog.locator('input[autocomplete="current-password"]').fill(PASSWORD);
  await dialog.getByRole('button', { name: t('sign-in:password.submit') }).click();
  await expect(dialog).toBeHidden();
}

export async function logOut(page: Page, company: CompanyName): Promise<void> {
  const entry = entryOf(sectionOf(page, company));
  await entry
    .getByRole('button', { name: saying(t('storefront:account.of')) })
    .or(incomplete(entry))
    .click();
  await entry.getByRole('button', { name: t('storefront:account.logout') }).click();
}

/** Of a customer whose profile lacks something. */
const incomplete = (entry: Locator) =>
  entry.getByRole('button', { name: saying(t('storefront:account.incomplete')) });

/** Puts a service in, unless it is there. */
export async function add(page: Page, company: CompanyName, service: string): Promise<void> {
  const list = sectionOf(page, company).locator('vitrine-booking');
  const name = t('reservation:list.add').replace('{{name}}', service);
  const button = list.getByRole('button', { name, exact: true });
  if ((await button.count()) === 0 || (await button.getAttribute('aria-disabled')) === 'true') return;
  await press(button);
  await expect(button).toHaveCount(0);
}

/** Presses a button. What has opened over it by itself, as a cart that asks for its shop, is closed before. */
async function press(button: Locator): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    await closeDialogs(button.page());
    const isPressed = await button.click({ timeout: TRY }).then(
      () => true,
      () => false,
    );
    // What a press takes away may be gone before the press is told to have been one.
    if (isPressed || (await button.count()) === 0) return;
  }
  await button.click();
}

async function closeDialogs(page: Page): Promise<void> {
  const open = page.locator('dialog[open]');
  while ((await open.count()) > 0) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(PAUSE);
  }
}

export async function look(page: Page, company: CompanyName): Promise<Shown> {
  const section = sectionOf(page, company);
  const text = await section.evaluate((part) => {
    const roots = [...part.children].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const fields = [part, ...roots].flatMap((root) => [...root.querySelectorAll('input, textarea')]);
    const texts = [...part.children, ...roots.flatMap((root) => [...root.children])].map((one) =>
      one instanceof HTMLElement ? one.innerText : '',
    );
    return [...texts, ...fields.map((field) => Reflect.get(field, 'value') as string)].join('\n');
  });
  return { who: await whoIn(section), cart: await cartOf(section, company), text };
}

async function whoIn(section: Locator): Promise<Who | null> {
  const names = await entryOf(section)
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
  if (names.includes(t('storefront:account.login'))) return 'guest';
  return NAMES.find((person) => names.some((name) => name.startsWith(PEOPLE[person].words[0]))) ?? null;
}

/** Opens the cart where there is something in it, and closes it again. */
async function cartOf(section: Locator, company: CompanyName): Promise<string[]> {
  const button = cartButton(section);
  if (!/\d/.test((await button.getAttribute('aria-label')) ?? (await button.innerText()))) return [];
  await press(button);
  const dialog = section.getByRole('dialog', { name: t('cart:title'), exact: true });
  const remove = dialog.getByRole('button', { name: saying(t('cart:booking.remove')) });
  await expect(remove.first()).toBeVisible();
  const text = await dialog.innerText();
  await closeDialogs(section.page());
  const all = Object.values(OWN).flatMap((own) => Object.values(own));
  const found = all.filter((name) => text.includes(name));
  return found.length > 0 ? found : [`unknown at ${company}`];
}
