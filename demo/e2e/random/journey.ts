import type { BrowserContext } from '@playwright/test';
import { tellWhenReady } from '../fixtures/go-ready.ts';
import type { Salon } from './salon.ts';
import { expectAnything, isReserving, type Sight, type Tab } from './tab.ts';

/** What a journey loses, and how much it tried. */
export interface Counted {
  lostFields: number;
  replacedUnasked: number;
  otherSums: number;
  booked: number;
  actions: number;
  /** Steps of a booking that were on the screen. */
  readonly seen: Set<Sight['step']>;
}

/** A visitor's browser on its way through the salon. */
export interface Journey {
  readonly salon: Salon;
  readonly context: BrowserContext;
  readonly random: () => number;
  readonly tabs: Tab[];
  readonly counted: Counted;
  /** What was done, and what was found wrong, in order. */
  readonly log: string[];
  isLoggedIn: boolean;
}

export async function startJourney(
  salon: Salon,
  context: BrowserContext,
  random: () => number,
): Promise<Journey> {
  await tellWhenReady(context);
  return {
    salon,
    context,
    random,
    tabs: [],
    counted: { lostFields: 0, replacedUnasked: 0, otherSums: 0, booked: 0, actions: 0, seen: new Set() },
    log: [],
    isLoggedIn: false,
  };
}

export function pick<T>({ random }: Pick<Journey, 'random'>, choices: readonly T[]): T {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from.');
  return chosen;
}

/** The visitor asks for another visit in a tab: the others follow, but for a reservation that is open in them. */
export function asksAnew({ tabs }: Journey, asker: Tab): void {
  for (const tab of tabs) if (tab === asker || !isReserving(tab)) expectAnything(tab);
}

/**
 * What an action may have changed without being asked to. `wereReserving`: the tabs whose reservation was open before it. One that
 * is left gives way to what another tab has made of the visit; where none was open, the account's own may take its place.
 */
export function followRules({ tabs, isLoggedIn }: Journey, wereReserving: ReadonlySet<Tab>): void {
  for (const tab of tabs) {
    const isLeft = wereReserving.has(tab) && !isReserving(tab) && tabs.length > 1;
    if (isLeft || (isLoggedIn && wereReserving.size === 0)) expectAnything(tab);
  }
}

/** Something that a visitor does in a tab. */
export interface Action {
  readonly name: string;
  /** How often it is done, beside the others that can be. */
  readonly weight: number;
  can(journey: Journey, sight: Sight): boolean;
  /** Returns what is worth a note. */
  act(journey: Journey, tab: Tab, sight: Sight): Promise<string | void>;
}
