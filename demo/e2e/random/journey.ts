import type { BrowserContext } from '@playwright/test';
import type { Salon } from './salon.ts';
import type { Sight, Tab } from './tab.ts';

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
  /**
   * The visit as the visitor expects it: slugs, sorted. Null after they asked for another one: what the page shows next is what they
   * got.
   */
  services: readonly string[] | null;
}

export function startJourney(salon: Salon, context: BrowserContext, random: () => number): Journey {
  return {
    salon,
    context,
    random,
    tabs: [],
    counted: { lostFields: 0, replacedUnasked: 0, otherSums: 0, booked: 0, actions: 0, seen: new Set() },
    log: [],
    isLoggedIn: false,
    services: [],
  };
}

export function pick<T>({ random }: Pick<Journey, 'random'>, choices: readonly T[]): T {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from.');
  return chosen;
}

/** The visitor asks for another visit: what the page shows after it is theirs. */
export function asksAnew(journey: Journey): void {
  journey.services = null;
  for (const tab of journey.tabs) tab.start = null;
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
