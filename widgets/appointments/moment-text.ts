import { dateAt } from '#domain/availability/clock-change.ts';
import type { Locale } from '#domain/locale.ts';
import { formatDay, formatSpokenTime } from '#domain/time/format-time.ts';

type Say = (key: string, values: Readonly<Record<string, string>>) => string;

/** "lundi 12 janvier à 10 h", by the clock of a shop. */
export function momentText(
  { locale, t }: { readonly locale: Locale; readonly t: Say },
  timeZone: string,
  instant: number,
): string {
  return t('appointments:moment', {
    day: formatDay(locale, dateAt(instant, timeZone)),
    time: formatSpokenTime(locale, timeZone, instant),
  });
}
