import { bookingCancelRule } from '#domain/appointments/cancelling.ts';
import { formatMoment, formatTimeZone } from '#domain/time/format-time.ts';
import { textIn, type Locale } from '#domain/locale.ts';
import { listOfNames } from '#domain/people/list-of-names.ts';
import { currencyOf, formatMoney, type Cents } from '#domain/prices/money.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import { addressLine, directionsUrl } from '#domain/shops/way-there.ts';
import { sumOf } from '#domain/carts/sale-sums.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import type { Booked } from '../../booking/appointments/book.ts';
import { namesIn, spokenNames } from '../../booking/line-people.ts';
import { appointmentUrl } from '../../booking/appointments/appointment-url.ts';
import { lateFeeOfBooked } from '../../booking/appointments/late-fee.ts';
import type { HeldLine } from '../../database/schema/booking.ts';
import type { MailAttachment } from '../../database/schema/records.ts';
import { markup } from '../../http/pages/html.ts';
import { translate, type ServerTextKey, type TextValues } from '../../texts.ts';
import { calendarFile } from '../calendar-file.ts';
import { mailLayout } from '../mail-layout.ts';
import { spokenRange } from '../spoken-range.ts';
import { spokenMoment, spokenServices, subjectMoment } from '../spoken-visit.ts';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
}

/** Everything that the mail says, in the words and formats of the visitor's language. */
interface Words {
  readonly locale: Locale;
  readonly say: <const Key extends ServerTextKey>(key: Key, ...values: TextValues<Key>) => string;
  readonly zone: string;
  readonly lines: readonly {
    readonly service: string;
    readonly time: string;
    readonly people: string;
    readonly price: string;
  }[];
  /** What is taken off, what the visit costs and what of that is paid. */
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly title: string;
  readonly intro: string;
  /** Until when it costs nothing to cancel, and what it costs then. */
  readonly change: string;
  readonly shop: {
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    readonly shownPhone: string;
    readonly directions: string;
  };
  readonly company: string;
  readonly calendarUrl: string;
  readonly manageUrl: string;
  readonly booked: Booked;
}

/**
 * The confirmation of an appointment, with its calendar file; `calendarUrl` is where the file can be had again. `isMoved`: it was
 * at another moment before.
 */
export function confirmationMail(booked: Booked, calendarUrl: string, isMoved: boolean): Mail {
  const words = wordsOf(booked, calendarUrl, isMoved);
  const { timeZone } = booked.visit.facts.shop;
  const subject = {
    services: spokenServices(
      booked.locale,
      booked.lines.map((line) => serviceName(booked, line)),
    ),
    moment: subjectMoment(booked.locale, timeZone, startOf(booked)),
  };
  return {
    subject:
      booked.status === 'pending'
        ? translate(booked.locale, 'mail:visit.requestedSubject', subject)
        : translate(booked.locale, isMoved ? 'mail:visit.movedSubject' : 'mail:confirmed.subject', subject),
    text: textBody(words),
    html: htmlBody(words),
    attachments:
      booked.status === 'pending'
        ? []
        : [
            {
              name: `${booked.reference}.ics`,
              contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
              content: calendarOf(booked),
            },
          ],
  };
}

export function shopAddressLine({ address }: Booked['visit']['facts']['shop']): string {
  return addressLine({ ...address, street: address.address });
}

function directionsOf({ address, latitude, longitude }: Booked['visit']['facts']['shop']): string {
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  return directionsUrl({ position, address: { ...address, street: address.address } });
}

function calendarOf(booked: Booked): string {
  const { facts, tenant } = booked.visit;
  return calendarFile({
    id: booked.id,
    reference: booked.reference,
    locale: booked.locale,
    start: booked.lines[0]?.start ?? '',
    end: booked.lines.at(-1)?.end ?? '',
    createdAt: booked.createdAt,
    sequence: booked.sequence,
    services: booked.lines.map((line) => ({
      name: serviceName(booked, line),
      people: peopleOf(booked, line),
    })),
    left: booked.total - booked.paid,
    currencyCode: tenant.profile.mCurrency.code,
    companyName: tenant.profile.identity.displayName,
    companyEmail: tenant.profile.identity.email,
    shop: { ...facts.shop, address: shopAddressLine(facts.shop) },
  });
}

function startOf({ lines }: Booked): Instant {
  return instant(Date.parse(lines[0]?.start ?? ''));
}

function serviceName({ visit }: Booked, line: HeldLine) {
  return visit.facts.services.get(line.serviceId)?.article.name ?? {};
}

function peopleOf({ visit }: Booked, line: HeldLine): string[] {
  return spokenNames(line, namesIn(visit, line));
}

function wordsOf(booked: Booked, calendarUrl: string, isMoved: boolean): Words {
  const { locale, visit, lines } = booked;
  const { shop } = visit.facts;
  const currency = currencyOf(visit.tenant.profile.mCurrency.code);
  const start = startOf(booked);
  const now = instant(booked.createdAt);
  const moment = spokenMoment(locale, { timeZone: shop.timeZone, start, now });
  const isAsked = booked.status === 'pending';
  return {
    locale,
    say: (key, ...values) => translate(locale, key, ...values),
    title: isAsked
      ? translate(locale, 'mail:visit.requestedTitle', { moment })
      : translate(locale, isMoved ? 'mail:visit.movedTitle' : 'mail:confirmed.title'),
    intro: isAsked
      ? translate(locale, 'mail:visit.requested', { moment, shop: shop.name })
      : translate(locale, isMoved ? 'mail:visit.moved' : 'mail:confirmed.intro', { moment }),
    change: changeOf(booked, start),
    zone: formatTimeZone(locale, shop.timeZone, start),
    lines: lines.map((line) => ({
      service: textIn(locale, serviceName(booked, line)),
      time: spokenRange(
        locale,
        shop.timeZone,
        instant(Date.parse(line.start)),
        instant(Date.parse(line.end)),
      ),
      people: listOfNames(locale, peopleOf(booked, line)),
      price: formatMoney(locale, line.price, currency),
    })),
    sums: sumsOf(booked).map(([label, cents]) => [label, formatMoney(locale, cents, currency)] as const),
    shop: {
      name: shop.name,
      address: shopAddressLine(shop),
      phone: shop.phone,
      shownPhone: toNationalPhone(shop.phone, shop.address.country),
      directions: directionsOf(shop),
    },
    company: visit.tenant.profile.identity.displayName,
    calendarUrl,
    manageUrl: appointmentUrl(booked),
    booked,
  };
}

/** The mail may be read at any time: a moment that is over when it is written is not told. */
function changeOf(booked: Booked, startsAt: Instant): string {
  const { locale, visit, createdAt } = booked;
  const { cancelHours } = visit.tenant.profile.booker.appointment;
  const lateFee = lateFeeOfBooked(booked);
  const rule = bookingCancelRule({ startsAt, cancelHours, lateFee }, instant(createdAt));
  const money = (cents: Cents) => formatMoney(locale, cents, currencyOf(visit.tenant.profile.mCurrency.code));
  switch (rule.kind) {
    case 'anytime':
      return translate(locale, 'mail:confirmed.changeAnytime');
    case 'free': {
      const moment = formatMoment(locale, visit.facts.shop.timeZone, rule.until);
      const sentence = translate(locale, 'mail:confirmed.change', { moment });
      if (lateFee === null) return sentence;
      const { percent } = lateFee;
      const amount = money(lateFee.amount);
      const then =
        percent === null
          ? translate(locale, 'mail:confirmed.changeFee', { amount })
          : translate(locale, 'mail:confirmed.changePercent', { amount, percent });
      return `${sentence} ${then}`;
    }
    case 'late': {
      const sentence = translate(locale, 'mail:confirmed.changeSoon');
      if (rule.fee === 0) return sentence;
      return `${sentence} ${translate(locale, 'mail:confirmed.changeCosts', { amount: money(rule.fee) })}`;
    }
  }
}

/** Where nothing is paid yet, all of it is paid in the shop. */
function sumsOf({ locale, lines, total, paid, discountName }: Booked): (readonly [string, Cents])[] {
  const label = (name: 'discount' | 'total' | 'price' | 'paid' | 'left') =>
    translate(locale, `mail:confirmed.${name}`);
  const discount = sumOf(lines.map(({ price }) => price)) - total;
  const off = [textIn(locale, discountName) || label('discount'), -discount] as const;
  return [
    ...(discount > 0 ? [off] : []),
    ...(paid === 0
      ? [[label('total'), total] as const]
      : [
          [label('price'), total] as const,
          [label('paid'), paid] as const,
          [label('left'), total - paid] as const,
        ]),
  ];
}

function textBody(words: Words): string {
  const { booked, shop } = words;
  const pair = (term: string, value: string) => words.say('mail:pair', { term, value });
  return [
    words.title,
    '',
    words.say('mail:confirmed.hello', { firstname: booked.contact.firstname }),
    words.intro,
    '',
    ...words.lines.map(
      ({ service, time, people, price }) =>
        `- ${service}, ${time}, ${words.say('mail:confirmed.with', { name: people })}: ${price}`,
    ),
    '',
    ...words.sums.map(([label, amount]) => pair(label, amount)),
    pair(words.say('mail:confirmed.reference'), booked.reference),
    pair(words.say('mail:confirmed.where'), `${shop.name}, ${shop.address}`),
    pair(words.say('mail:confirmed.way'), shop.directions),
    pair(words.say('mail:confirmed.phone'), shop.shownPhone),
    words.say('mail:confirmed.zone', { zone: words.zone }),
    ...(booked.contact.message === ''
      ? []
      : ['', pair(words.say('mail:confirmed.message'), `\n${booked.contact.message}`)]),
    '',
    ...(booked.status === 'pending' ? [] : [words.say('mail:confirmed.attachment')]),
    pair(words.say('mail:confirmed.calendar'), words.calendarUrl),
    words.change,
    pair(words.say('mail:visit.manage'), words.manageUrl),
    '',
    words.say('mail:confirmed.bye'),
    words.company,
    '',
  ].join('\n');
}

function htmlBody(words: Words): string {
  const { booked, shop, say } = words;
  const { profile } = booked.visit.tenant;
  const { pair, link, button: leading, line, page } = mailLayout(profile);
  const { message, firstname } = booked.contact;
  return page({
    locale: words.locale,
    title: words.title,
    content: markup`<p>${say('mail:confirmed.hello', { firstname })}</p>
      <p>${words.intro}</p>
      <ul style="list-style:none;margin:1.5rem 0;padding:0;border-top:${line}">
        ${words.lines.map(
          ({ service, time, people, price }) =>
            markup`<li style="padding:0.75rem 0;border-bottom:${line}">
              <strong>${service}</strong><br />${time} · ${price}<br />${say('mail:confirmed.with', {
                name: people,
              })}
            </li> `,
        )}
      </ul>
      <dl>
        ${words.sums.map(([label, amount]) => pair(label, amount))}
        ${pair(say('mail:confirmed.reference'), booked.reference)}
        ${pair(say('mail:confirmed.where'), markup`${shop.name}<br />${shop.address}<br />${link(shop.directions, say('mail:confirmed.way'))}`)}
        ${pair(say('mail:confirmed.phone'), link(`tel:${shop.phone.replace(/[^\d+]/g, '')}`, shop.shownPhone))}
        ${message === '' ? null : pair(say('mail:confirmed.message'), message)}
      </dl>
      ${leading(words.calendarUrl, say('mail:confirmed.calendar'))}
      <p>${say('mail:confirmed.zone', { zone: words.zone })}</p>
      <p>${words.change}</p>
      <p>${link(words.manageUrl, say('mail:visit.manage'))}</p>`,
  });
}
