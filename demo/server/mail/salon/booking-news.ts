import { sumOf } from '#domain/carts/sale-sums.ts';
import { textIn, type Locale } from '#domain/locale.ts';
import { listOfNames } from '#domain/people/list-of-names.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import { currencyOf, formatMoney, type Cents } from '#domain/prices/money.ts';
import { formatTimeZone } from '#domain/time/format-time.ts';
import { instantOf, type Instant } from '#domain/time/instant.ts';
import { spokenNames } from '../../booking/line-people.ts';
import type { AppointmentRecord } from '../../booking/appointments/appointment-record.ts';
import { paidForVisit } from '../../orders/give-up.ts';
import { translate, type PlainServerTextKey } from '../../texts.ts';
import { spokenRange } from '../spoken-range.ts';
import { spokenMoment, spokenServices, subjectMoment } from '../spoken-visit.ts';
import type { SalonSheet, SheetSection } from './salon-sheet.ts';

/** What happened to a booking. */
export type BookingNews =
  | { readonly kind: 'booked' }
  /** `before`: what was booked until then. */
  | { readonly kind: 'moved'; readonly before: AppointmentRecord }
  | { readonly kind: 'cancelled'; readonly refund: Cents; readonly fee: Cents };

/** What the salon is told of it: by now it is as in the record. */
export function newsSheet(
  locale: Locale,
  record: AppointmentRecord,
  { news, now }: { readonly news: BookingNews; readonly now: Instant },
): SalonSheet {
  const { appointment } = record;
  const say = (key: PlainServerTextKey) => translate(locale, key);
  const kind = news.kind === 'booked' && appointment.status === 'pending' ? 'asked' : news.kind;
  const name = `${appointment.firstname} ${appointment.lastname}`.trim();
  return {
    locale,
    subject: translate(locale, `mail:salon.${kind}.subject`, {
      services: spokenServices(
        locale,
        record.lines.map((line) => line.name),
      ),
      name: appointment.firstname,
      moment: subjectMoment(locale, record.shop.timeZone, instantOf(appointment.startsAt)),
    }),
    title: say(`mail:salon.${kind}.title`),
    paragraphs: [...causesOf(locale, record, news)],
    sections: [{ heading: '', items: record.lines.map((line) => itemOf(locale, record, line)) }],
    pairs: [
      { term: say('mail:salon.when'), value: momentOf(locale, record, now) },
      ...(news.kind === 'moved'
        ? [{ term: say('mail:salon.before'), value: placeAndMoment(locale, record, news.before, now) }]
        : []),
      { term: say('mail:salon.customer'), value: name },
      ...contactOf(locale, record),
      ...sumsOf(record, news).map(([key, cents]) => ({
        term: say(key),
        value: money(locale, record, cents),
      })),
      { term: say('mail:confirmed.reference'), value: appointment.reference },
      { term: say('mail:salon.shop'), value: record.shop.name },
      {
        term: say('mail:salon.zone'),
        value: formatTimeZone(locale, record.shop.timeZone, instantOf(appointment.startsAt)),
      },
    ],
  };
}

function* causesOf(locale: Locale, { appointment }: AppointmentRecord, news: BookingNews): Generator<string> {
  if (appointment.status === 'pending') yield translate(locale, 'mail:salon.asked.text');
  if (news.kind !== 'cancelled') return;
  if (appointment.status === 'declined') yield translate(locale, 'mail:salon.declined');
  else if (appointment.status === 'cancelled_by_shop') yield translate(locale, 'mail:salon.byShop');
  else yield translate(locale, 'mail:salon.byCustomer');
}

function momentOf(locale: Locale, { appointment, shop }: AppointmentRecord, now: Instant): string {
  return spokenMoment(locale, { timeZone: shop.timeZone, start: instantOf(appointment.startsAt), now });
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

function itemOf(
  locale: Locale,
  record: AppointmentRecord,
  line: AppointmentRecord['lines'][number],
): SheetSection['items'][number] {
  const { timeZone } = record.shop;
  const people = spokenNames(line, record.names);
  return {
    title: textIn(locale, line.name),
    details: [
      spokenRange(locale, timeZone, instantOf(line.startsAt), instantOf(line.endsAt)),
      ...(people.length === 0
        ? []
        : [translate(locale, 'mail:confirmed.with', { name: listOfNames(locale, people) })]),
      money(locale, record, line.price),
    ],
  };
}

function contactOf(locale: Locale, { appointment, shop }: AppointmentRecord): SalonSheet['pairs'] {
  const { phone, email, customMessage } = appointment;
  const pairs = [
    {
      term: translate(locale, 'mail:confirmed.phone'),
      value: toNationalPhone(phone, shop.address.country),
      href: `tel:${phone.replace(/[^\d+]/g, '')}`,
    },
    { term: translate(locale, 'mail:salon.email'), value: email, href: `mailto:${encodeURI(email)}` },
    { term: translate(locale, 'mail:salon.message'), value: customMessage },
  ];
  return pairs.filter(({ value }) => value !== '');
}

/** What a visit costs and what of that is paid; of one that is off, what went back and what is kept. */
function sumsOf(
  { appointment, lines, order }: AppointmentRecord,
  news: BookingNews,
): (readonly [PlainServerTextKey, Cents])[] {
  const { total } = appointment;
  const discount = sumOf(lines.map(({ price }) => price)) - total;
  const some = (key: PlainServerTextKey, cents: Cents) => (cents === 0 ? [] : [[key, cents] as const]);
  const price = [
    ...some('mail:confirmed.discount', discount > 0 ? -discount : 0),
    ['mail:confirmed.price', total] as const,
  ];
  if (news.kind === 'cancelled') {
    return [...price, ...some('mail:salon.refund', news.refund), ['mail:salon.fee', news.fee]];
  }
  const paid = Math.min(total, paidForVisit(order));
  return [
    ...price,
    ['mail:confirmed.paid', paid],
    ...some('mail:salon.held', order.authorised),
    ['mail:confirmed.left', total - paid],
  ];
}

function money(locale: Locale, { profile }: AppointmentRecord, cents: Cents): string {
  return formatMoney(locale, cents, currencyOf(profile.mCurrency.code));
}
