import type { Locale } from '../../locale.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** After how long something may be tried again ("in 24 minutes"), never too early: in whole seconds, minutes or hours. */
export function formatWait(locale: Locale, seconds: number): string {
  const words = new Intl.RelativeTimeFormat(locale);
  if (seconds <= MINUTE) return words.format(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds <= HOUR) return words.format(Math.ceil(seconds / MINUTE), 'minute');
  return words.format(Math.ceil(seconds / HOUR), 'hour');
}
