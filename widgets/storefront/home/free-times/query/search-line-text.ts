import { dayPartOf } from '#domain/availability/hours/day-part.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import { isDateKey } from '#domain/time/date-key.ts';
import { formatDay } from '#domain/time/format-time.ts';
import { capitalised, formatNearDay } from '#domain/time/words/near-day.ts';
import type { UiTexts } from '#ui/texts.ts';

function dayText(when: string, { locale, t }: UiTexts): string {
  const ahead = ['today', 'tomorrow'].indexOf(when);
  if (when === 'weekend') return t('free-times:find.weekend');
  if (isDateKey(when)) return formatDay(locale, when, 'short');
  return (ahead >= 0 && formatNearDay(locale, ahead)) || t('free-times:find.any');
}

/** A search as its fields say it: "massage · Lyon · Demain · Soir". */
export function searchLineText(
  { what = '', where = '', when = '', part = '' }: Pick<RouteQuery, 'what' | 'where' | 'when' | 'part'>,
  texts: UiTexts,
): string {
  const named = dayPartOf(part);
  const typed = [what.trim(), where.trim()].filter(Boolean);
  // A day may be among what was typed.
  const day = when === 'any' && typed.length > 0 ? '' : capitalised(dayText(when, texts));
  return [...typed, day, named && texts.t(`free-times:find.${named}`)].filter(Boolean).join(' · ');
}
