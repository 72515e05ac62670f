import { isLocale, LOCALE_TAGS, LOCALES, type Locale } from '#domain/locale.ts';
import type { AppointmentRecord } from '../../booking/appointments/appointment-record.ts';
import { translate } from '../../texts.ts';
import type { MailPair } from '../mail-items.ts';

type Booked = Pick<AppointmentRecord['appointment'], 'locale'>;

/** In which language a salon answers a customer; nothing where its company speaks but one. */
export function languagePairs(
  locale: Locale,
  { appointment, profile }: Pick<AppointmentRecord, 'profile'> & { readonly appointment: Booked },
): MailPair[] {
  const spoken = LOCALES.filter((each) => profile.booker.langs[each]);
  if (spoken.length < 2 || !isLocale(appointment.locale)) return [];
  return [languagePair(locale, appointment.locale)];
}

/** The language of a customer where it is not the one in which the salon reads; else empty. */
export function foreignLanguage(locale: Locale, { locale: own }: Booked): string {
  return isLocale(own) && own !== locale ? translate(locale, 'mail:pair', languagePair(locale, own)) : '';
}

function languagePair(locale: Locale, own: Locale) {
  const names = new Intl.DisplayNames(LOCALE_TAGS[locale], { type: 'language' });
  return { term: translate(locale, 'mail:salon.language'), value: names.of(own) ?? own };
}
