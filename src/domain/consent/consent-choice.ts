import type { Instant } from '../time/instant.ts';
import { CONSENT_CATEGORIES, type ConsentCategory } from './third-party-rows.ts';

/** Rises when what is asked means something else: whoever answered before is asked again. */
export const CONSENT_VERSION = 1;

/** How long an answer holds, in seconds: thirteen months. */
export const CONSENT_SECONDS = 34_164_000;

/** What a visitor answered. */
export interface ConsentChoice {
  readonly version: number;
  readonly at: Instant;
  /** What they were asked about, and of that what they agreed to. */
  readonly asked: readonly ConsentCategory[];
  readonly granted: readonly ConsentCategory[];
  /** What they had agreed to before and no longer do: what is left of it goes when the next page comes. */
  readonly withdrawn: readonly ConsentCategory[];
}

/** Whether an answer still stands for what a company asks about now. */
export function holds(choice: ConsentChoice, asked: readonly ConsentCategory[], now: Instant): boolean {
  return (
    choice.version === CONSENT_VERSION &&
    now < choice.at + CONSENT_SECONDS * 1000 &&
    asked.every((category) => choice.asked.includes(category))
  );
}

/** The categories among some words, in their one order. */
export function categoriesIn(words: readonly unknown[]): readonly ConsentCategory[] {
  return CONSENT_CATEGORIES.filter((category) => words.includes(category));
}
