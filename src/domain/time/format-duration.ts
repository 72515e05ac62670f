import { LOCALE_TAGS, type Locale } from '../locale.ts';

type Style = 'short' | 'long';

/** Made once each: a long list says many durations. */
const formats = new Map<string, Intl.NumberFormat>();

/** "45 min", "1 h 30 min"; `long` for assistive technology: "1 heure 30 minutes". */
export function formatDuration(locale: Locale, minutes: number, style: Style = 'short'): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const unit = (value: number, name: 'hour' | 'minute') => formatOf(locale, name, style).format(value);
  const parts = [hours > 0 ? unit(hours, 'hour') : '', rest > 0 || hours === 0 ? unit(rest, 'minute') : ''];
  return parts.filter(Boolean).join(' ');
}

function formatOf(locale: Locale, unit: 'hour' | 'minute', unitDisplay: Style): Intl.NumberFormat {
  const key = `${locale} ${unit} ${unitDisplay}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'unit', unit, unitDisplay });
  formats.set(key, format);
  return format;
}
