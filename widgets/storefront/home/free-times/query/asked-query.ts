import { dayPartOf, type PartOfDay } from '#domain/availability/hours/day-part.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ExternalServiceId } from '#domain/catalogue/ids.ts';
import {
  dayProblem,
  daysOf,
  searchedDayOf,
  type DayProblem,
  type SearchedDay,
} from '#domain/free-times/days/day-words.ts';
import { idsMeant, type NamedService } from '#domain/free-times/matching/named-services.ts';
import { placeMeant, type PlaceMeant } from '#domain/free-times/place-meant.ts';
import { askedShops, originOf, type Origin } from '#domain/free-times/search-area.ts';
import { widenedQueries } from '#domain/free-times/widened-query.ts';
import type { Locale } from '#domain/locale.ts';
import type { Position } from '#domain/shops/distance.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import type { DateKey } from '#domain/time/date-key.ts';
import type { AskedQuery } from '#stores/free-times/asked-query.ts';
import { partedText } from './parted-text.ts';

/** What a search is understood as. */
export interface UnderstoodQuery {
  /** As it is named; empty: anything. */
  readonly what: string;
  readonly isWhatKnown: boolean;
  /** Whether all that was typed for the service names one: no place, day or part of the day was taken out of it. */
  readonly isAsTyped: boolean;
  /** Words that name neither a service nor a place. */
  readonly left: string;
  readonly place: PlaceMeant;
  readonly where: string;
  readonly when: SearchedDay;
  /** Why another day than the one that was asked for is searched. */
  readonly dayProblem: DayProblem | null;
  /** The first and the last that are meant. */
  readonly days: ReturnType<typeof daysOf>;
  readonly today: DateKey;
  readonly part: PartOfDay | null;
  readonly queries: readonly AskedQuery[];
  /** From where the distances of shops are told; null where that is not known. */
  readonly origin: Origin | null;
}

export interface QueryContext {
  readonly named: readonly NamedService[];
  readonly shops: readonly Shop[];
  readonly locale: Locale;
  readonly today: DateKey;
  /** Where the visitor is; null where that is not known. */
  readonly position: Position | null;
  /** Offered first where none is named: what the visitor has had in hand. */
  readonly recent: ExternalServiceId | null;
}

type SearchQuery = Pick<RouteQuery, 'what' | 'where' | 'when' | 'part'>;

/** Understands a search of the address, and says what the back end is asked in turn. */
export function understood(query: SearchQuery, context: QueryContext): UnderstoodQuery {
  const { what = '', where = '', when = '', part = '' } = query;
  const { named, shops, locale, today, position, recent } = context;
  const text = partedText(what.trim(), context);
  const services = text.what === '' ? null : idsMeant(named, text.what);
  const place = where.trim() || text.where;
  const meant = placeMeant(place, shops, locale);
  const problem = dayProblem(when, today);
  const day = searchedDayOf(when, today);
  const searched = {
    when: day === 'any' && problem === null ? text.when : day,
    part: dayPartOf(part) ?? text.part,
  };
  const asked = askedShops('asked', meant, position, shops);
  const isPlaced = meant.kind !== 'unknown' && (asked?.shops != null || asked?.around != null);
  const days = daysOf(searched.when, today);
  const widened = widenedQueries({ ...days, part: searched.part, isPlaced }, today);
  const queries = widened.flatMap(({ givenUp, queries: together }): readonly AskedQuery[] => {
    const questions = together.flatMap(({ area, ...time }) => {
      const of = askedShops(area, meant, position, shops);
      return of ? [{ services, ...of, ...time }] : [];
    });
    return questions.length > 0 ? [{ givenUp, questions }] : [];
  });
  return {
    what: text.what,
    left: text.left,
    isAsTyped: text.what === what.trim(),
    isWhatKnown: text.what === '' || services !== null,
    place: meant,
    where: place,
    ...searched,
    dayProblem: problem,
    days,
    today,
    queries:
      text.what === '' && recent !== null
        ? [...queries.slice(0, 1).map(ofService(recent)), ...queries]
        : queries,
    origin: originOf(meant, position, shops),
  };
}

/** Whether shops are searched around the visitor: that is asked for, or the place is not known. */
export function isSoughtNear({ place }: Pick<UnderstoodQuery, 'place'>): boolean {
  return place.kind === 'near' || place.kind === 'unknown';
}

const ofService =
  (service: ExternalServiceId) =>
  ({ givenUp, questions }: AskedQuery): AskedQuery => ({
    givenUp,
    questions: questions.map((question) => ({ ...question, services: [service] })),
  });
