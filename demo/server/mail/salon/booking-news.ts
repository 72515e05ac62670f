import type { Locale } from '#domain/locale.ts';
import { listOfNames } from '#domain/people/list-of-names.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import { currencyOf, formatMoney, type Cents } from '#domain/prices/money.ts';
import { formatTimeZone } from '#domain/time/format-time.ts';
import { instantOf, type Instant } from '#domain/time/instant.ts';
import { spokenNames } from '../../booking/line-people.ts';
import type { AppointmentRecord } from '../../booking/appointments/appointment-record.ts';
import { paidForVisit } from '../../orders/money/paid-for.ts';
import { translate, type PlainServerTextKey } from '../../texts.ts';
import type { MailPair } from '../mail-items.ts';
import { languagePairs } from './customer-language.ts';
import { phoneHref } from '../visit/shop-pairs.ts';
import { spokenMoment, spokenServices, subjectMoment } from '../visit/spoken-visit.ts';
import { durationPairs, timedVisit, visitItems } from '../visit/visit-items.ts';
import { pricedVisit, visitSumPairs } from '../visit/visit-sum-pairs.ts';
import type { SalonSheet } from './salon-sheet.ts';

/** What happened to a booking. */
export type BookingNews =
  | { readonly kind: 'booked' }
  /** `before`: what was booked until then. */
  | { readonly kind: 'moved'; readonly before: AppointmentRecord }
  /** `late`: of a cancellation by the customer after its deadline. */
  | {
      readonly kind: 'cancelled';
      readonly refund: Cents;
      readonly fee: Cents;
      readonly late: LateCancellation | null;
    };

interface LateCancellation {
  /** Until then it would have cost nothing. */
  readonly limit: Instant;
  /** What the company asks for then; 0: nothing. */
  readonly percent: number;
}

/** What the salon is told of it: by now it is as in the record. */
export function newsSheet(
  locale: Locale,
  record: AppointmentRecord,
  { news, now }: { readonly news: BookingNews; readonly now: Instant },
): SalonSheet {
  const { appointment } = record;
  const say = (key: PlainServerTextKey) => translate(locale, key);
  const kind = headingOf(record, news);
  const name = customerName(record);
  const visit = timedVisit(record);
  const services = spokenServices(
    locale,
    visit.services.map((service) => service.name),
  );
  const [phone, ...contact] = contactOf(locale, record);
  return {
    locale,
    subject: translate(locale, `mail:salon.${kind}.subject`, {
      services,
      name,
      moment: subjectMoment(locale, { ...startOf(record), now }),
    }),
    title: say(`mail:salon.${kind}.title`),
    paragraphs: [...causesOf(locale, record, { news, now })],
    first: [
      { term: say('mail:salon.when'), value: momentOf(locale, record, now) },
      ...(news.kind === 'moved'
        ? [{ term: say('mail:salon.before'), value: placeAndMoment(locale, record, news.before, now) }]
        : []),
      { term: say('mail:salon.customer'), value: name },
      ...phone,
      ...languagePairs(locale, record),
    ],
    ...callTo(locale, record),
    sections: [{ heading: '', items: visitItems(locale, visit) }],
    pairs: [
      ...durationPairs(locale, visit),
      ...contact.flat(),
      ...sumsOf(locale, record, news),
      { term: say('mail:confirmed.reference'), value: appointment.reference },
      { term: say('mail:salon.shop'), value: record.shop.name },
      ...zonesOf(locale, record, news),
    ],
  };
}

function headingOf({ appointment }: AppointmentRecord, news: BookingNews) {
  if (news.kind === 'booked' && appointment.status === 'pending') return 'asked';
  return news.kind === 'cancelled' && news.late !== null ? 'late' : news.kind;
}

function customerName({ appointment }: AppointmentRecord): string {
  return `${appointment.firstname} ${appointment.lastname}`.trim();
}

/** By phone, as a salon reaches who comes today. */
function callTo(locale: Locale, record: AppointmentRecord): Pick<SalonSheet, 'action'> {
  const { phone } = record.appointment;
  if (phone === '') return {};
  const label = translate(locale, 'mail:salon.call', { name: customerName(record) });
  return { action: { url: phoneHref(phone), label } };
}

/** A salon knows its own clock: it is named where the booking went from one to another. */
function zonesOf(locale: Locale, { shop, appointment }: AppointmentRecord, news: BookingNews): MailPair[] {
  if (news.kind !== 'moved' || news.before.shop.timeZone === shop.timeZone) return [];
  const value = formatTimeZone(locale, shop.timeZone, instantOf(appointment.startsAt));
  return [{ term: translate(locale, 'mail:salon.zone'), value }];
}

function* causesOf(
  locale: Locale,
  record: AppointmentRecord,
  { news, now }: { readonly news: BookingNews; readonly now: Instant },
): Generator<string> {
  const { appointment, shop } = record;
  if (appointment.status === 'pending') yield translate(locale, 'mail:salon.asked.text');
  if (news.kind !== 'cancelled') return;
  if (appointment.status === 'declined') yield translate(locale, 'mail:salon.declined');
  else if (appointment.status === 'cancelled_by_shop') yield translate(locale, 'mail:salon.byShop');
  else if (news.late === null) yield translate(locale, 'mail:salon.byCustomer');
  else {
    const limit = spokenMoment(locale, { timeZone: shop.timeZone, start: news.late.limit, now });
    yield translate(locale, 'mail:salon.late.text', { limit });
    if (news.fee > 0) {
      yield translate(locale, 'mail:salon.late.owed', { amount: money(locale, record, news.fee) });
    } else yield translate(locale, `mail:salon.late.${news.late.percent > 0 ? 'nothing' : 'free'}`);
  }
}

function startOf({ appointment, shop }: AppointmentRecord) {
  return { timeZone: shop.timeZone, start: instantOf(appointment.startsAt) };
}

function momentOf(locale: Locale, record: AppointmentRecord, now: Instant): string {
  return spokenMoment(locale, { ...startOf(record), now });
}

/** What was booked before: its moment, with the shop where that is another one by now, and who would have performed it. */
function placeAndMoment(
  locale: Locale,
  now: AppointmentRecord,
  before: AppointmentRecord,
  at: Instant,
): string {
  const people = (record: AppointmentRecord) =>
    listOfNames(locale, [...new Set(record.lines.flatMap((line) => spokenNames(line, record.names)))]);
  const others = people(before);
  return [
    momentOf(locale, before, at),
    ...(before.shop.id === now.shop.id ? [] : [before.shop.name]),
    ...(others === '' || others === people(now)
      ? []
      : [translate(locale, 'mail:confirmed.with', { name: others })]),
  ].join(', ');
}

/** Phone, e-mail and message, each as far as it was given. */
function contactOf(
  locale: Locale,
  { appointment, shop }: AppointmentRecord,
): readonly [phone: MailPair[], email: MailPair[], message: MailPair[]] {
  const { phone, email, customMessage } = appointment;
  const given = (pair: MailPair) => (pair.value === '' ? [] : [pair]);
  return [
    given({
      term: translate(locale, 'mail:confirmed.phone'),
      value: toNationalPhone(phone, shop.address.country),
      href: phoneHref(phone),
    }),
    given({
      term: translate(locale, 'mail:salon.email'),
      value: email,
      href: `mailto:${encodeURI(email)}`,
    }),
    given({ term: translate(locale, 'mail:salon.message'), value: customMessage }),
  ];
}

/** What a visit costs and what of that is paid; of one that is off, what went back and what is kept. */
function sumsOf(locale: Locale, record: AppointmentRecord, news: BookingNews): MailPair[] {
  const { appointment, order } = record;
  const { total } = appointment;
  const pair = (key: PlainServerTextKey, cents: Cents) => ({
    term: translate(locale, key),
    value: money(locale, record, cents),
  });
  const some = (key: PlainServerTextKey, cents: Cents) => (cents === 0 ? [] : [pair(key, cents)]);
  const price = visitSumPairs(locale, pricedVisit(record), { isPriceAlone: true });
  if (news.kind === 'cancelled') {
    return [...price, ...some('mail:salon.refund', news.refund), pair('mail:salon.fee', news.fee)];
  }
  const paid = Math.min(total, paidForVisit(order));
  return [
    ...price,
    ...some('mail:confirmed.paid', paid),
    ...some('mail:salon.held', order.authorised),
    // A salon counts what it has to take, be it all of it.
    pair('mail:confirmed.left', total - paid),
  ];
}

function money(locale: Locale, { profile }: AppointmentRecord, cents: Cents): string {
  return formatMoney(locale, cents, currencyOf(profile.mCurrency.code));
}
