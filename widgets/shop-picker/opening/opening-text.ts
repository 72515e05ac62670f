import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { OpeningState } from '#domain/availability/hours/opening-state.ts';
import { formatMoment, formatSpokenTime } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { UiTexts } from '#ui/texts.ts';

/** "Ouvert jusqu’à 19 h", or when the shop opens next, by its clock. */
export function openingText(
  { locale, t }: UiTexts,
  timeZone: string,
  state: OpeningState,
  now: Instant,
): string {
  if (state.kind === 'open') {
    return t('contact:hours.openUntil', { time: formatSpokenTime(locale, timeZone, state.until) });
  }
  const { opensAt } = state;
  if (opensAt === null) return t('contact:hours.closedNow');
  return dateAt(opensAt, timeZone) === dateAt(now, timeZone)
    ? t('contact:hours.opensToday', { time: formatSpokenTime(locale, timeZone, opensAt) })
    : t('contact:hours.opens', { moment: formatMoment(locale, timeZone, opensAt) });
}
