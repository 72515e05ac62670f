import type { Page } from '@playwright/test';
import { keysOf } from '#domain/keys.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import type { ContactField } from '#domain/people/contact-details.ts';
import { whenReady } from '../fixtures/go-ready.ts';
import type { TextKey } from '../fixtures/texts.ts';
import { Visitor } from '../fixtures/visitor.ts';
import type { Salon } from './salon.ts';

export const FIELDS = ['firstname', 'lastname', 'email', 'phone', 'message'] as const;

const HEADINGS = {
  shop: 'booking:shop.title',
  time: 'reservation:time.title',
  details: 'reservation:details.title',
  review: 'reservation:review.title',
  confirmed: 'reservation:confirmation.title',
} as const satisfies Record<string, TextKey>;

/** Buttons of the notices that offer a visit. */
export const ANSWERS = [
  'reservation:saved.kept.take',
  'reservation:saved.kept.leave',
  'reservation:saved.replaced.take',
  'reservation:saved.add',
  'reservation:otherTab.continue',
  'reservation:otherTab.goOn',
  'reservation:otherTab.release',
  'reservation:otherTab.read',
] as const satisfies readonly TextKey[];

type Step = keyof typeof HEADINGS;

/** The steps of a booking. */
export const STEPS = keysOf(HEADINGS);

/** What a page shows of a visit, as a visitor reads it; null: not on this page. */
export interface Sight {
  /** `service`: a page that books a service. */
  readonly step: Step | 'service' | 'other';
  readonly locale: Locale;
  /** Slugs, sorted. */
  readonly services: readonly string[] | null;
  /** So many services are in the cart by its button. */
  readonly count: number;
  /** The moment that is held. */
  readonly start: string | null;
  /** What the fields hold. */
  readonly fields: ReadonlyMap<ContactField, string> | null;
  /** Which of the answers are asked for. */
  readonly buttons: ReadonlySet<string>;
  /** All of the main part, as it is read. */
  readonly text: string;
  /** In cents, the last of the sums: what is left to pay. */
  readonly sum: number | null;
}

/** One tab of the visitor's browser, with what they typed and chose in it. */
export interface Tab {
  readonly page: Page;
  readonly typed: Map<ContactField, string>;
  /**
   * The visit as the visitor expects it here: slugs, sorted. Null after they asked for another one: what the page shows next is
   * what they got.
   */
  services: readonly string[] | null;
  /** The moment that this tab holds for its visitor, as the page said it. */
  start: string | null;
}

export const tabOf = (page: Page): Tab => ({ page, typed: new Map(), services: null, start: null });

/** A reservation with something in it is on the screen: nothing but its own visitor changes it there. */
export function isReserving({ page, services }: Tab): boolean {
  return page.url().includes('page=reserved') && services?.length !== 0;
}

/** Whatever the page shows next is what the visitor got. */
export function expectAnything(tab: Tab): void {
  tab.services = null;
  tab.start = null;
}

/** The visitor in the language that the page is in. */
export async function visitorOf({ page }: Tab): Promise<Visitor> {
  const spoken = await page.locator('html').getAttribute('lang');
  return new Visitor(page, isLocale(spoken) ? spoken : 'fr');
}

export function fieldOf(visitor: Visitor, field: ContactField) {
  return visitor.page.getByRole('textbox', {
    name: new RegExp(`^${visitor.t(`reservation:details.${field}`)}\\b`),
  });
}

/** What books the service of a page, or goes on with it; a notice's own "take that one again" names no service. */
export function bookButtonOf(visitor: Visitor) {
  return visitor
    .button('booking:bookName')
    .or(visitor.button('booking:continueName'))
    .and(visitor.page.locator('[aria-label]'));
}

/** Each takes an eighth of a second and more. */
const MOST_LOOKS = 240;

/**
 * Closes what lies over the page, and waits until the page has nothing more to load; throws where it never does. It is the tab in
 * front, as of everybody who looks at one: those behind are drawn once a second.
 */
export async function settle({ page }: Tab): Promise<void> {
  await page.bringToFront();
  await whenReady(page);
  // By its role: the plain page that a script makes way for stays in the document, hidden, with a heading of its own.
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
  for (let still = 0, before = '', looks = 0; still < 2; looks += 1) {
    if (looks === MOST_LOOKS) throw new Error(`The page does not come to rest: ${before}`);
    await page.waitForTimeout(120);
    const main = page.getByRole('main');
    const isBusy = (await page.locator('main [aria-busy=true], main [role=progressbar]').count()) > 0;
    const text = `${page.url()} ${await main.innerText()}`;
    still = !isBusy && text === before ? still + 1 : 0;
    before = text;
  }
}

/** Looks at a page once it has settled. */
export async function look(salon: Salon, tab: Tab): Promise<Sight> {
  await settle(tab);
  const { page } = tab;
  const visitor = await visitorOf(tab);
  const main = page.getByRole('main');
  const title = (await main.getByRole('heading', { level: 1 }).first().innerText()).trim();
  const step = stepOf(visitor, title);
  const isListed = step === 'time' || step === 'details' || step === 'review';
  const isHeld = step === 'details' || step === 'review';
  const badge = await page.getByRole('banner').getByRole('button').last().getAttribute('aria-label');
  const spoken = await page.locator('html').getAttribute('lang');
  return {
    step: step ?? ((await bookButtonOf(visitor).count()) > 0 ? 'service' : 'other'),
    locale: isLocale(spoken) ? spoken : 'fr',
    services: isListed ? await servicesOn(salon, page) : null,
    count: Number(/\d+/.exec(badge ?? '')?.[0] ?? 0),
    start: isHeld ? await main.locator('time[datetime*="T"]').first().getAttribute('datetime') : null,
    fields: step === 'details' ? await fieldsOn(visitor) : null,
    buttons: await buttonsOn(visitor),
    text: await main.innerText(),
    sum: isHeld || step === 'confirmed' ? await sumOn(page) : null,
  };
}

function stepOf(visitor: Visitor, title: string): Step | undefined {
  return STEPS.find((step) => visitor.t(HEADINGS[step]) === title);
}

/** Each service has an entry of a list, of which its name is the first line. */
async function servicesOn(salon: Salon, page: Page): Promise<string[]> {
  const entries = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  const names = entries.map((entry) => entry.split('\n')[0]?.trim() ?? '');
  return names.flatMap((name) => salon.slugOf(name) ?? []).toSorted();
}

async function fieldsOn(visitor: Visitor): Promise<Map<ContactField, string>> {
  const values = FIELDS.map(async (field) => [field, await fieldOf(visitor, field).inputValue()] as const);
  return new Map(await Promise.all(values));
}

async function buttonsOn(visitor: Visitor): Promise<Set<string>> {
  const labels = new Set(await visitor.page.getByRole('main').getByRole('button').allInnerTexts());
  return new Set(ANSWERS.filter((key) => labels.has(visitor.t(key))));
}

async function sumOn(page: Page): Promise<number | null> {
  const sums = await page.getByRole('main').getByRole('definition').allInnerTexts();
  return sums.length > 0 ? centsOf(sums.at(-1) ?? '') : null;
}

/** A sum as people write it: "94,40 €", "€1,094.40". */
export function centsOf(text: string): number {
  const digits = text.replace(/[^\d.,]/g, '');
  const [, whole = digits, part = '0'] = /^(.*)[.,](\d{2})$/.exec(digits) ?? [];
  return Number(whole.replace(/\D/g, '')) * 100 + Number(part);
}
