import { partHours, type PartOfDay } from '#domain/availability/hours/day-part.ts';
import { formatHour, formatHours } from '#domain/time/format-time.ts';
import { wallMinute } from '#domain/time/minutes-of-day.ts';
import type { UiTexts } from '#ui/texts.ts';

const [FIRST, LAST] = [wallMinute(0), wallMinute(24 * 60)];

/** "dès 18 h", "12–18 h", "avant 12 h". */
export function hoursText(part: PartOfDay, { locale, t }: UiTexts): string {
  const { start, end } = partHours(part);
  if (start === FIRST) return t('free-times:hours.until', { hour: formatHour(locale, end) });
  if (end === LAST) return t('free-times:hours.from', { hour: formatHour(locale, start) });
  return formatHours(locale, start, end);
}

/** "Soir dès 18 h", "Après-midi 12–18 h". */
export function partText(part: PartOfDay, texts: UiTexts): string {
  return `${texts.t(`free-times:find.${part}`)} ${hoursText(part, texts)}`;
}

/** The same within a sentence, where German alone writes its nouns as at the beginning of one. */
export function partTextWithin(part: PartOfDay, texts: UiTexts): string {
  const name = texts.t(`free-times:find.${part}`);
  const within = texts.locale === 'de' ? name : name.toLocaleLowerCase(texts.locale);
  return `${within} ${hoursText(part, texts)}`;
}
