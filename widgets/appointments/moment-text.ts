import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { formatDay, formatSpokenTime } from '#domain/time/format-time.ts';
import type { UiTexts } from '#ui/texts.ts';
import type { Instant } from '#domain/time/instant.ts';

/** "lundi 12 janvier à 10 h", by the clock of a shop. */
export function momentText({ locale, t }: UiTexts, timeZone: string, moment: Instant): string {
  return t('appointments:moment', {
    day: formatDay(locale, dateAt(moment, timeZone)),
    time: formatSpokenTime(locale, timeZone, moment),
  });
}
