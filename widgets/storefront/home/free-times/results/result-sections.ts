import type { Shop } from '#domain/catalogue/catalogue.ts';
import { compareFound } from '#domain/free-times/results/found-order.ts';
import { distanceFrom, type Origin } from '#domain/free-times/search-area.ts';
import { NEAR_METRES } from '#domain/shops/nearby.ts';
import type { FreeTimesAnswer } from '#stores/free-times/free-times.ts';

type Found = Extract<FreeTimesAnswer, { kind: 'found' }>;
type FoundTimes = Found['found'][number];

/**
 * Why the shops of a section are shown: free as asked for; on the day at other hours; on other days in that part of the day;
 * on other days; as asked for nearby; far away.
 */
export type SectionKind = 'asked' | 'hours' | 'part' | 'days' | 'near' | 'far';

/** A shop with its distance in metres from the place that was asked for; null where that is not known. */
export interface PlacedShop {
  readonly shop: Shop;
  readonly metres: number | null;
}

export interface FoundShop extends PlacedShop {
  readonly question: FoundTimes['question'];
  /** The best first. */
  readonly times: FoundTimes['shops'][number]['times'];
}

export interface ResultSection {
  readonly kind: SectionKind;
  readonly shops: readonly FoundShop[];
}

/** What was found, in the order in which a visitor would take it. */
export interface Results {
  /** As it was asked for, or what comes instead where nothing of that is free. */
  readonly first: readonly ResultSection[];
  /** Other times of shops that are full beside those. */
  readonly instead: readonly ResultSection[];
  /** Full shops of which no other time is known. */
  readonly full: readonly PlacedShop[];
  /** Elsewhere: the near before the far. */
  readonly elsewhere: readonly ResultSection[];
}

const isFar = ({ metres }: PlacedShop) => metres !== null && metres > NEAR_METRES;

function kindOf({ asked }: Found, { question }: FoundTimes): SectionKind {
  switch (asked.givenUp) {
    case 'nothing':
      return 'asked';
    case 'part':
      return question.part === null ? 'hours' : 'part';
    case 'day':
      return 'days';
    default:
      return 'near';
  }
}

/** One step for each kind, so that what is in two of them is in one. */
function grouped(found: readonly ResultSection[]): readonly ResultSection[] {
  return [...Map.groupBy(found, ({ kind }) => kind)]
    .map(([kind, same]) => ({ kind, shops: same.flatMap(({ shops }) => shops) }))
    .filter(({ shops }) => shops.length > 0);
}

function withFarApart({ kind, shops }: ResultSection): readonly ResultSection[] {
  return [
    { kind, shops: shops.filter((one) => !isFar(one)) },
    { kind: 'far', shops: shops.filter(isFar) },
  ];
}

/** Sections of days that nobody asked for. */
const OTHER_DAYS: ReadonlySet<SectionKind> = new Set(['part', 'days']);

/** The sections of an answer. Shops whose distance is known stand by it in each of them, but on other days by how soon they are free. */
export function resultSections(answer: Found, shops: readonly Shop[], origin: Origin | null): Results {
  const byId = new Map(shops.map((shop) => [shop.externalId, shop]));
  const placed = (shop: Shop): PlacedShop => ({ shop, metres: distanceFrom(origin, shop) });
  const ordered = ({ shop, metres }: PlacedShop, times: FoundShop['times'] = []) => ({
    metres: metres ?? (origin?.own.has(shop.id) ? 0 : Infinity),
    starts: times.map(({ startsAt }) => startsAt),
  });
  const section = (kind: SectionKind, { question, shops: some }: FoundTimes): ResultSection => ({
    kind,
    shops: some
      .flatMap(({ externalShopId, times }) => {
        const shop = byId.get(externalShopId);
        return shop ? [{ ...placed(shop), times, question }] : [];
      })
      .toSorted((a, b) => compareFound(ordered(a, a.times), ordered(b, b.times), OTHER_DAYS.has(kind))),
  });
  const { asked, found, instead, nearby } = answer;
  const isElsewhere = asked.givenUp === 'near' || asked.givenUp === 'place';
  const own = grouped(found.map((one) => section(kindOf(answer, one), one)).flatMap(withFarApart));
  const isOtherPart = ({ question: { part } }: FoundTimes) => part !== null;
  const isSameDay = ({ question: { from } }: FoundTimes) => from === asked.questions[0]?.from;
  const ofFull = grouped(
    (instead ?? []).map((one) => section(isOtherPart(one) ? 'part' : isSameDay(one) ? 'hours' : 'days', one)),
  );
  const free = new Set([...own, ...ofFull].flatMap((one) => one.shops.map(({ shop }) => shop.externalId)));
  const near = (nearby ?? []).map((one) => section('near', one));
  return {
    first: isElsewhere ? [] : own,
    instead: ofFull,
    full: answer.full
      .filter((id) => !free.has(id))
      .flatMap((id) => byId.get(id) ?? [])
      .map(placed)
      .toSorted((a, b) => compareFound(ordered(a), ordered(b), false)),
    elsewhere: isElsewhere ? own : grouped(near),
  };
}
