import type { Locator, Page } from '@playwright/test';
import { check, checkSum } from './invariants.ts';
import { asksAnew, pick, type Action, type Journey } from './journey.ts';
import { bookButtonOf, expectAnything, FIELDS, fieldOf, look, visitorOf, type Tab } from './tab.ts';

/** Of the shops that are listed, the first so many are pressed. */
const SHOPS = 4;
const TIMES = 6;

const WORDS = {
  firstname: ['Anna', 'Zoé', 'Mary-Lou'],
  lastname: ['Kessler', "O'Neill", 'Müller'],
  email: ['anna@example.com', 'zoe+salon@example.org', 'm.l@example.net'],
  phone: ['+33 6 12 34 56 78', '+41 79 555 01 02'],
  message: ['Au calme', 'Je viens avec ma fille 👧'],
} as const;

async function type(journey: Journey, tab: Tab, field: keyof typeof WORDS): Promise<string> {
  const value = pick(journey, WORDS[field]);
  await fieldOf(await visitorOf(tab), field).fill(value);
  tab.typed.set(field, value);
  return `${field} ${value}`;
}

/** One of the choices of a list that is there, if any is. */
export async function press(journey: Journey, choices: Locator, most = Infinity): Promise<void> {
  const count = Math.min(most, await choices.count());
  if (count > 0) await choices.nth(Math.floor(journey.random() * count)).click();
}

function answerOf(page: Page) {
  return page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && new URL(reply.url()).pathname === '/api/appointments',
  );
}

/** Presses the last button, and again where the price has changed and is accepted; compares what was shown with what is charged. */
async function book(journey: Journey, tab: Tab): Promise<string> {
  const visitor = await visitorOf(tab);
  const accept = visitor.button('reservation:review.acceptPrice');
  const last = visitor.button('reservation:review.confirm').or(accept);
  const before = await look(journey.salon, tab);
  const answered = answerOf(tab.page);
  await last.click();
  const answer = await answered;
  const after = await look(journey.salon, tab);
  if (after.step !== 'confirmed') return `${answer.status()}, ${after.step}`;
  const appointment: { id: string; manageKey: string } = await answer.json();
  const charged = await journey.salon.charged(appointment);
  checkSum(journey, 'at the review', before.sum, charged);
  checkSum(journey, 'at the confirmation', after.sum, charged);
  journey.counted.booked += 1;
  // Booked: what was typed for it is done with.
  tab.typed.clear();
  endBooked(journey, tab);
  return `${charged / 100}`;
}

/** A tab that shows what is booked now is told, and goes on with whatever there is. */
function endBooked(journey: Journey, tab: Tab): void {
  const booked = tab.services?.join();
  asksAnew(journey, tab);
  for (const other of journey.tabs) if (other.services?.join() === booked) expectAnything(other);
}

/** What leads from a service to an appointment. */
export const BOOKING: readonly Action[] = [
  {
    name: 'book this service',
    weight: 14,
    can: (_, { step }) => step === 'service',
    async act(journey, tab) {
      asksAnew(journey, tab);
      await bookButtonOf(await visitorOf(tab))
        .first()
        .click();
    },
  },
  {
    name: 'open the reservation',
    weight: 3,
    can: (_, { step, count }) => step === 'other' && count > 0,
    async act({ salon }, { page }) {
      await page.goto(salon.at('/services?page=reserved'));
    },
  },
  {
    name: 'choose a shop',
    weight: 14,
    can: (_, { step }) => step === 'shop',
    async act(journey, tab) {
      const shops = tab.page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('button', { name: /^Maison Orée / });
      await shops.first().waitFor();
      tab.start = null;
      await press(journey, shops, SHOPS);
    },
  },
  {
    name: 'choose a duration or a person',
    weight: 2,
    can: (_, { step }) => step === 'time',
    act: (journey, { page }) =>
      press(
        journey,
        page
          .getByRole('main')
          .locator('label')
          .filter({ has: page.getByRole('radio') }),
      ),
  },
  {
    name: 'choose a time',
    weight: 14,
    can: (_, { step }) => step === 'time',
    async act(journey, tab) {
      const times = (await visitorOf(tab)).freeTimes();
      tab.start = null;
      await press(journey, times, TIMES);
    },
  },
  {
    name: 'type a field',
    weight: 8,
    can: (_, { step }) => step === 'details',
    act: (journey, tab) => type(journey, tab, pick(journey, FIELDS)),
  },
  {
    name: 'fill in the rest and go on',
    weight: 8,
    can: (_, { step }) => step === 'details',
    async act(journey, tab, sight) {
      for (const field of FIELDS) {
        if (field !== 'message' && sight.fields?.get(field) === '') await type(journey, tab, field);
      }
      check(journey, tab, await look(journey.salon, tab));
      await (await visitorOf(tab)).button('reservation:details.done').click();
    },
  },
  { name: 'book', weight: 8, can: (_, { step }) => step === 'review', act: book },
];
