import { instant, type Instant } from '#domain/time/instant.ts';
import type { Clock } from '../ports.ts';

/** The Date header has whole seconds: a smaller disagreement is its rounding. */
const ROUNDING = 1_500;

export interface ServerClock {
  /** This machine's clock until a reply has told better. */
  now(): Instant;
  hear(date: string, asked: number, answered: number): void;
}

/** Keeps the distance between this machine's clock, which may be wrong by days, and the server's. */
export function createServerClock(clock: Clock): ServerClock {
  let offset = 0;
  return {
    now: () => instant(clock.now() + offset),
    hear(date, asked, answered) {
      const serverTime = Date.parse(date) + 500 - (asked + answered) / 2;
      // The server read its clock at some moment between question and answer, which are as far apart as a machine may sleep.
      const doubt = ROUNDING + (answered - asked) / 2;
      if (Number.isFinite(serverTime) && Math.abs(serverTime - offset) > doubt) offset = serverTime;
    },
  };
}
