import { sumOf } from '#domain/carts/sale-sums.ts';
import type { SeedCard } from '#seed/commerce/model.ts';
import type { loyaltyCards, loyaltyEntries } from '../../database/schema/selling/loyalty.ts';
import { CARD_LIFE } from '../../loyalty/card.ts';
import { SEED_DAY } from './commerce-rows.ts';

/** What a visit that was booked says of the points that it earns. */
export interface BookedVisit {
  readonly orderId: string;
  readonly userId: string | null;
  readonly status: string;
  /** Cents. */
  readonly total: number;
  readonly bookedAt: Date;
  readonly end: Date;
}

interface CardRows {
  readonly card: typeof loyaltyCards.$inferInsert;
  readonly entries: readonly (typeof loyaltyEntries.$inferInsert)[];
}

interface Owner {
  readonly companyId: string;
  readonly userId: string;
  readonly visits: readonly BookedVisit[];
  readonly now: Date;
}

const CENTS_A_POINT = 100;

/** A card whose points are the sum of its history: what is written of it, and a point for each euro of a visit, once it is over. */
export function cardRows({ number, history }: SeedCard, { companyId, userId, visits, now }: Owner): CardRows {
  const before = (days: number) => new Date(now.getTime() - days * SEED_DAY);
  const owner = { companyId, userId };
  const earning = visits.filter(
    (visit) => visit.userId === userId && (visit.status === 'confirmed' || visit.status === 'completed'),
  );
  const entries = [
    ...history.map(({ daysAgo, points, reason }, index) => ({
      ...owner,
      cause: `${reason} before-${index + 1}`,
      at: before(daysAgo),
      delta: points,
      reason,
      dueAt: null,
      pending: false,
    })),
    ...earning.map(({ orderId, total, bookedAt, end }) => ({
      ...owner,
      cause: `earned ${orderId}`,
      at: bookedAt,
      delta: Math.floor(total / CENTS_A_POINT),
      reason: 'earned' as const,
      dueAt: end,
      pending: end > now,
    })),
  ];
  const latest = Math.max(...entries.map(({ at, dueAt }) => (dueAt ?? at).getTime()));
  const points = sumOf(entries.filter(({ pending }) => !pending).map(({ delta }) => delta));
  return { card: { ...owner, number, points, expiresAt: new Date(latest + CARD_LIFE) }, entries };
}
