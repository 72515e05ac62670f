import { textIn } from '#domain/locale.ts';
import { lastBookableDay } from '#domain/availability/hours/bookable-days.ts';
import type { Service } from '#domain/catalogue/catalogue.ts';
import { daysBetween } from '#domain/time/date-key.ts';
import { formatDay } from '#domain/time/format-time.ts';
import { capitalised, formatNearDay } from '#domain/time/words/near-day.ts';
import type { FreeTimesAnswer } from '#stores/free-times/free-times.ts';
import { repeatedText } from '#ui/shops/use-shops-instead.ts';
import type { UiTexts } from '#ui/texts.ts';
import type { UnderstoodQuery } from './asked-query.ts';
import type { SectionKind } from '../results/result-sections.ts';
import { hoursText, partText, partTextWithin } from './part-text.ts';

/** "Massage · Lyon · Demain · Soir dès 18 h". */
export function queryText(
  { what, where, when, part, place, days, today }: UnderstoodQuery,
  recent: Service | null,
  texts: UiTexts,
): string {
  const { locale, t } = texts;
  const day =
    when === 'any' || when === 'weekend'
      ? t(`free-times:find.${when}`)
      : capitalised(formatNearDay(locale, daysBetween(today, days.from)) ?? formatDay(locale, days.from));
  const at =
    place.kind === 'town' ? place.town.name : place.kind === 'near' ? t('free-times:find.near') : where;
  return [
    repeatedText(what) || (recent && textIn(locale, recent.name)) || t('free-times:anything'),
    repeatedText(at),
    day,
    part && partText(part, texts),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The days as they stand in a sentence: "demain", "on Tuesday 24 November". */
function dayText({ when, days }: UnderstoodQuery, { locale, t }: UiTexts): string {
  return when === 'any' || when === 'weekend' || when === 'today' || when === 'tomorrow'
    ? t(`free-times:day.${when}`)
    : t('free-times:day.date', { day: formatDay(locale, days.from) });
}

type Found = Extract<FreeTimesAnswer, { kind: 'found' }>;

/** Why the shops of a section are shown; empty for those that are free as asked for. */
export function sectionText(kind: SectionKind, query: UnderstoodQuery, texts: UiTexts): string {
  const { t } = texts;
  switch (kind) {
    case 'asked':
      return '';
    case 'hours':
      return t('free-times:section.hours', { day: capitalised(dayText(query, texts)) });
    case 'part':
      return query.part === null ? '' : t(`free-times:section.part.${query.part}`);
    default:
      return t(`free-times:section.${kind}`);
  }
}

function givenUpText(query: UnderstoodQuery, { asked }: Found, shopCount: number, texts: UiTexts): string {
  const { t } = texts;
  const { part } = query;
  const day = dayText(query, texts);
  if (asked.givenUp === 'part' && part)
    return t(`free-times:givenUp.part.${part}`, { day, hours: hoursText(part, texts) });
  if (asked.givenUp === 'day') return t('free-times:givenUp.day', { day });
  return asked.givenUp === 'place' ? t('free-times:givenUp.place', { count: shopCount }) : '';
}

/** That nothing of what was asked is free, on which day and at which hours: of those shops that are full. */
export function fullText(query: UnderstoodQuery, { asked }: Found, texts: UiTexts): string {
  const { t } = texts;
  if (asked.givenUp === 'place') return t('free-times:full.any');
  const day = dayText(query, texts);
  return query.part === null
    ? t('free-times:full.day', { day })
    : t('free-times:full.part', { day, hours: partTextWithin(query.part, texts) });
}

/** What of the place is not known, and which shops are shown in which order instead. */
function placeTexts(
  { place, where }: UnderstoodQuery,
  { found, asked }: Found,
  shopCount: number,
  isLocated: boolean,
  { t }: UiTexts,
): readonly string[] {
  const shown = isLocated ? t('free-times:shown.near') : t('free-times:shown.all', { count: shopCount });
  switch (place.kind) {
    case 'unknown':
      return [t('free-times:unknown.where', { text: repeatedText(where) }), shown];
    case 'near':
      return isLocated ? [] : [t('free-times:unknown.position'), shown];
    case 'town': {
      const isFar = (!place.isOwn || place.town.isNextTo) && asked.givenUp !== 'place';
      const { name: town } = place.town;
      const count = found.flatMap(({ shops }) => shops).length;
      return [
        place.isGuessed ? t('free-times:unknown.town', { text: repeatedText(where), town }) : '',
        isFar ? t('free-times:far', { town, count }) : '',
      ].filter(Boolean);
    }
    default:
      return [];
  }
}

/** What of the search could not be had, said plainly. */
export function remarks(
  query: UnderstoodQuery,
  answer: Found,
  { shopCount, isLocated }: { readonly shopCount: number; readonly isLocated: boolean },
  texts: UiTexts,
): readonly string[] {
  const { locale, t } = texts;
  const { dayProblem, today } = query;
  const last = formatDay(locale, lastBookableDay(today), 'full');
  const ofPlace = placeTexts(query, answer, shopCount, isLocated, texts);
  const isOther = !query.isWhatKnown || dayProblem !== null;
  return [
    query.isWhatKnown ? '' : t('free-times:unknown.what', { text: repeatedText(query.what) }),
    query.left === '' ? '' : t('free-times:unknown.left', { text: repeatedText(query.left) }),
    ...ofPlace,
    dayProblem === null ? '' : t(`free-times:dayProblem.${dayProblem}`, { day: last }),
    isOther && ofPlace.length === 0 ? t('free-times:shown.first') : '',
    givenUpText(query, answer, shopCount, texts),
  ].filter(Boolean);
}
