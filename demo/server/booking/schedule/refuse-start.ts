import type { ProblemType } from '#contract/problem.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { startRefusal, type StartRefusal } from '#domain/availability/start-refusal.ts';
import { instantOf, type Instant } from '#domain/time/instant.ts';
import type { Database } from '../../database/database.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { HeldVisit } from '../held-visit.ts';
import { limitsOf, type Visit } from '../visit.ts';
import { nearestTo } from './placing.ts';
import { openingOn, shopDayOf } from './shop-days.ts';
import type { Seen } from './taken-times.ts';

const TYPES: Readonly<Record<StartRefusal, ProblemType>> = {
  past: 'slot_past',
  closed: 'slot_closed',
  'outside-hours': 'slot_outside_hours',
  'ends-after-closing': 'slot_ends_after_closing',
  'not-offered': 'slot_not_offered',
  taken: 'slot_taken',
};

/** Why a visit cannot begin at an instant, with the nearest at which it still can. */
export async function refuseStart(
  db: Database,
  visit: Visit,
  { startsAt, ...seen }: Seen & { readonly startsAt: Instant },
  taken: ProblemType = 'slot_taken',
): Promise<Refusal> {
  const { facts, tenant, lines } = visit;
  const date = dateAt(startsAt, facts.shop.timeZone);
  const opening = (await openingOn(db, facts, [date])).get(date) ?? [];
  const untouched = shopDayOf(facts, date, opening, new Map());
  const reason = startRefusal(untouched, lines, limitsOf(tenant, seen.now), startsAt);
  return refuse(reason === 'taken' ? taken : TYPES[reason], {
    starts: await nearestTo(db, visit, startsAt, seen),
  });
}

/** Why what a visit held cannot be booked any more: somebody took it when its hold was over, or the shop offers it no more. */
export function refuseHeld(
  db: Database,
  { visit, hold }: HeldVisit,
  seen: Pick<Seen, 'now' | 'moving'>,
): Promise<Refusal> {
  const { visitKey, startsAt } = hold;
  return refuseStart(db, visit, { ...seen, visitKey, startsAt: instantOf(startsAt) }, 'hold_expired');
}
