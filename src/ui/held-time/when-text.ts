import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { formatDay, formatTime } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { UiTexts } from '../texts.ts';

/** "mar. 24 nov. à 14:30", by the clock of a shop. */
export function whenText({ locale, t }: UiTexts, timeZone: string, startsAt: Instant): string {
  return t('reservation:alternatives.when', {
    day: formatDay(locale, dateAt(startsAt, timeZone), 'short'),
    time: formatTime(locale, timeZone, startsAt),
  });
}
