import type { Locale } from '#domain/locale.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import type { Instant } from '#domain/time/instant.ts';
import { translate } from '../../texts.ts';
import { spokenMoment } from './spoken-visit.ts';

interface SmsReminder {
  readonly at: Instant;
  /** E.164. */
  readonly phone: string;
  readonly shop: { readonly timeZone: string; readonly address: { readonly country: string } };
  readonly now: Instant;
}

/** When an SMS will remind of a visit, and at which number. */
export function smsSentence(locale: Locale, { at, phone, shop, now }: SmsReminder): string {
  const { timeZone, address } = shop;
  return translate(locale, 'mail:confirmed.sms', {
    moment: spokenMoment(locale, { timeZone, start: at, now }),
    phone: toNationalPhone(phone, address.country),
  });
}
