import { LOCALE_TAGS, type Locale } from '../locale.ts';

/** "45 min", "1 h 30 min"; `long` for assistive technology: "1 heure 30 minutes". */
export function formatDuration(locale: Locale, minutes: number, style: 'short' | 'long' = 'short'): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'unit', unit: name, unitDisplay: style }).format(
      value,
    );
  const parts = [hours > 0 ? unit(hours, 'hour') : '', rest > 0 || hours === 0 ? unit(rest, 'minute') : ''];
  return parts.filter(Boolean).join(' ');
}
