import type { DayOffer, VisitStart } from '#domain/availability/calendar.ts';
import type { Instant } from '#domain/time/instant.ts';

/**
 * The free times as they stand on the screen: one that is free no more stays in its place, and one that became free waits where it
 * would move others.
 */
export interface SteadyOffers {
  /** What they are of: of another week, or for another wish, all is shown as it is. */
  readonly key: string;
  /** As they are in truth. */
  readonly source: readonly DayOffer[];
  readonly offers: readonly DayOffer[];
  /** Those shown that are free no more. */
  readonly gone: ReadonlySet<Instant>;
  /** How many free ones wait. */
  readonly waiting: number;
  /** How many became free since the week was turned to. */
  readonly freed: number;
}

export function fresh(key: string, source: readonly DayOffer[]): SteadyOffers {
  return { key, source, offers: source, gone: new Set(), waiting: 0, freed: 0 };
}

/** What is shown once the truth is another one. `mayCome`: nothing that is about to be pressed would move. */
export function steadied(before: SteadyOffers, source: readonly DayOffer[], mayCome: boolean): SteadyOffers {
  const gone = new Set<Instant>();
  let waiting = 0;
  let freed = 0;
  const offers = source.map((offer): DayOffer => {
    const shown = before.offers.find(({ date }) => date === offer.date);
    if (!shown) return offer;
    const now = new Map(startsOf(offer).map((start) => [start.startsAt, start]));
    const stood = startsOf(shown);
    const standing = new Set(stood.map(({ startsAt }) => startsAt));
    const added = startsOf(offer).filter(({ startsAt }) => !standing.has(startsAt));
    for (const { startsAt } of stood) {
      if (!now.has(startsAt)) gone.add(startsAt);
      else if (before.gone.has(startsAt)) freed += 1;
    }
    if (!mayCome) waiting += added.length;
    const starts = [...stood.map((start) => now.get(start.startsAt) ?? start), ...(mayCome ? added : [])];
    if (starts.length === 0) return offer.kind === 'empty' ? offer : shown;
    return { kind: 'free', date: offer.date, starts: starts.toSorted((a, b) => a.startsAt - b.startsAt) };
  });
  const known = new Set(before.source.flatMap(startsOf).map(({ startsAt }) => startsAt));
  const stoodAll = new Set(before.offers.flatMap(startsOf).map(({ startsAt }) => startsAt));
  const isNew = ({ startsAt }: VisitStart) => !known.has(startsAt) && !stoodAll.has(startsAt);
  freed += source.flatMap(startsOf).filter(isNew).length;
  return { key: before.key, source, offers, gone, waiting, freed: before.freed + freed };
}

/** A day on which nothing is free, and why. */
export type EmptyDay = Extract<DayOffer, { readonly kind: 'empty' }>;

/** The days on which all that is shown is gone and nothing waits: nothing is free there, though times stand on the screen. */
export function emptied({ source, offers }: SteadyOffers): readonly EmptyDay[] {
  const shown = new Set(offers.flatMap((offer) => (offer.kind === 'free' ? [offer.date] : [])));
  return source.filter((offer) => offer.kind === 'empty').filter(({ date }) => shown.has(date));
}

function startsOf(offer: DayOffer): readonly VisitStart[] {
  return offer.kind === 'free' ? offer.starts : [];
}
