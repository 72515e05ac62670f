import type { Browser } from '@playwright/test';
import { randomOf } from '#seed/random.ts';
import { ASKING } from './asking.ts';
import { BOOKING } from './booking.ts';
import { check } from './invariants.ts';
import { followRules, pick, startJourney, type Action, type Counted, type Journey } from './journey.ts';
import type { Salon } from './salon.ts';
import { expectAnything, isReserving, look, tabOf, type Sight, type Tab } from './tab.ts';
import { WALKING } from './walking.ts';

const ACTIONS = [...BOOKING, ...ASKING, ...WALKING];

export interface Walked {
  readonly counted: Counted;
  readonly log: readonly string[];
  /** The page did not let the visitor go on; the last line of the log says why. */
  readonly isStuck: boolean;
}

/** A random journey, the same for the same seed as far as the salon is the same. Looks at the page after each action. */
export async function walk(browser: Browser, salon: Salon, seed: string, actions: number): Promise<Walked> {
  const random = randomOf(seed);
  await salon.keepVisit(random() < 0.5 ? ['balayage'] : []);
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
  });
  context.setDefaultTimeout(30_000);
  const journey = await startJourney(salon, context, random);
  let isStuck = false;
  try {
    const tab = tabOf(await context.newPage());
    tab.services = [];
    journey.tabs.push(tab);
    await tab.page.goto(salon.at('/services/massages/massage-suedois'));
    let last: Seen | null = null;
    while (journey.counted.actions < actions) last = await doOne(journey, last);
    await findTyped(journey);
  } catch (error) {
    journey.log.push(`  STUCK ${String(error)}`);
    isStuck = true;
  }
  await context.close();
  return { counted: journey.counted, log: journey.log, isStuck };
}

interface Seen {
  readonly tab: Tab;
  readonly sight: Sight;
}

/** Does something in one of the tabs, and looks at it before and after: where it was looked at last, nothing has happened since. */
async function doOne(journey: Journey, last: Seen | null): Promise<Seen> {
  const { salon, tabs, counted, log } = journey;
  counted.actions += 1;
  const tab = pick(journey, tabs);
  const at = tabs.indexOf(tab);
  const sight = last?.tab === tab ? last.sight : await look(salon, tab);
  check(journey, tab, sight);
  const action = choose(
    journey,
    ACTIONS.filter((one) => one.can(journey, sight)),
  );
  log.push(`tab ${at} ${sight.step}: ${action.name}`);
  const wereReserving = new Set(tabs.filter(isReserving));
  const noted = await action.act(journey, tab, sight);
  followRules(journey, wereReserving);
  if (noted) log.push(`    ${noted}`);
  const after = await look(salon, tab);
  check(journey, tab, after);
  return { tab, sight: after };
}

/** The heavier an action, the more often it is done. */
function choose(journey: Journey, actions: readonly Action[]): Action {
  return pick(
    journey,
    actions.flatMap((action) => Array.from({ length: action.weight }, () => action)),
  );
}

/** In the end each tab goes to the form, where all that was typed in it has to be. */
async function findTyped(journey: Journey): Promise<void> {
  for (const tab of journey.tabs) {
    if (tab.typed.size === 0) continue;
    await tab.page.goto(journey.salon.at('/services/massages/massage-suedois?page=reserved'));
    expectAnything(tab);
    for (let left = 4; left > 0; left -= 1) {
      const sight = await look(journey.salon, tab);
      check(journey, tab, sight);
      if (sight.step === 'details' || sight.step === 'review') break;
      const name = sight.step === 'shop' ? 'choose a shop' : 'choose a time';
      await ACTIONS.find((one) => one.name === name)?.act(journey, tab, sight);
    }
  }
}
