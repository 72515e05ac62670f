import type { Locale } from '#domain/locale.ts';
import { formatSpokenTime } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';

/** From when to when, as mails say times: "10 h – 11 h 30", "10:00 – 11:30 Uhr". */
export function spokenRange(locale: Locale, timeZone: string, startsAt: Instant, endsAt: Instant): string {
  const [start, end] = [startsAt, endsAt].map((at) => formatSpokenTime(locale, timeZone, at));
  return `${start?.replace('\u00a0Uhr', '')} – ${end}`;
}
