import { dateAt } from '#domain/availability/clock-change.ts';
import type { Locale } from '#domain/locale.ts';
import { formatDay, formatSpokenTime } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';

type Say = (key: string, values: Readonly<Record<string, string>>) => string;

/** "lundi 12 janvier à 10 h", by the clock of a shop. */
export function momentText(
  { locale, t }: { readonly locale: Locale; readonly t: Say },
  timeZone: string,
  moment: Instant,
): string {
  return t('manage:moment', {
    day: formatDay(locale, dateAt(moment, timeZone)),
    time: formatSpokenTime(locale, timeZone, moment),
  });
}
