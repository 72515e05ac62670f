import { formatTimeZone } from '#domain/time/format-time.ts';
import type { Locale } from '#domain/locale.ts';
import { toReadersPhone } from '#domain/people/national-phone.ts';
import { directionsUrl } from '#domain/shops/way-there.ts';
import { instant, instantOf, type Instant } from '#domain/time/instant.ts';
import type { Booked } from '../../booking/appointments/book.ts';
import { namesIn, spokenNames } from '../../booking/line-people.ts';
import type { AppointmentRecord } from '../../booking/appointments/appointment-record.ts';
import { smsReminderOf } from '../../booking/appointments/sms-reminder-of.ts';
import { appointmentUrl } from '../../booking/appointments/appointment-url.ts';
import type { HeldLine } from '../../database/schema/booking.ts';
import type { MailAttachment } from '../../database/schema/records.ts';
import { markup } from '../../http/pages/html.ts';
import { translate, type ServerTextKey, type TextValues } from '../../texts.ts';
import { calendarFile } from '../calendar-file.ts';
import { itemLines, itemList, linesOf, pairLines, type MailItem, type MailPair } from '../mail-items.ts';
import { mailLayout } from '../mail-layout.ts';
import { phoneHref, shopAddressLine } from '../visit/shop-pairs.ts';
import { durationPairs, visitItems, type TimedVisit } from '../visit/visit-items.ts';
import { smsSentence } from '../visit/sms-sentence.ts';
import { spokenMoment, spokenServices, subjectMoment } from '../visit/spoken-visit.ts';
import { visitSumPairs } from '../visit/visit-sum-pairs.ts';
import { cancelSentence } from './cancel-sentence.ts';

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
  /** Its services, and the waits between them. */
  readonly items: readonly MailItem[];
  /** How long it takes, what is taken off, what the visit costs and what of that is paid. */
  readonly sums: readonly MailPair[];
  readonly title: string;
  readonly intro: string;
  /** Until when it costs nothing to cancel, and what it costs then. */
  readonly change: string;
  /** When an SMS will remind of it; null where none will. */
  readonly sms: string | null;
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
 * The confirmation of an appointment, with its calendar file; `calendarUrl` is where the file can be had again. `before`: as it was
 * booked until it was moved, null where it is new.
 */
export function confirmationMail(
  booked: Booked,
  calendarUrl: string,
  before: AppointmentRecord | null,
): Mail {
  const words = wordsOf(booked, calendarUrl, before);
  const { timeZone } = booked.visit.facts.shop;
  const isMoved = before !== null;
  const subject = {
    services: spokenServices(
      booked.locale,
      booked.lines.map((line) => serviceName(booked, line)),
    ),
    moment: subjectMoment(booked.locale, {
      timeZone,
      start: startOf(booked),
      now: instant(booked.createdAt),
    }),
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
    shop: { ...facts.shop, address: shopAddressLine(facts.shop), country: facts.shop.address.country },
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

function visitOf(booked: Booked): TimedVisit {
  const { visit, lines } = booked;
  return {
    services: lines.map((line) => ({
      name: serviceName(booked, line),
      startsAt: instant(Date.parse(line.start)),
      endsAt: instant(Date.parse(line.end)),
      people: peopleOf(booked, line),
      price: line.price,
    })),
    timeZone: visit.facts.shop.timeZone,
    currencyCode: visit.tenant.profile.mCurrency.code,
  };
}

/** What the customer is to expect; of one that was moved, in place of what. */
function introOf({ locale, status, visit }: Booked, moment: string, before: string | null): string {
  if (status === 'pending') {
    return translate(locale, 'mail:visit.requested', { moment, shop: visit.facts.shop.name });
  }
  return before === null
    ? translate(locale, 'mail:confirmed.intro', { moment })
    : translate(locale, 'mail:visit.moved', { moment, before });
}

/** When an appointment was, with its shop where that is another one by now. */
function placeBefore({ locale, visit, createdAt }: Booked, before: AppointmentRecord): string {
  const { shop, appointment } = before;
  const { timeZone } = shop;
  const start = instantOf(appointment.startsAt);
  const moment = spokenMoment(locale, { timeZone, start, now: instant(createdAt) });
  return shop.id === visit.facts.shop.id ? moment : `${moment} (${shop.name})`;
}

function wordsOf(booked: Booked, calendarUrl: string, before: AppointmentRecord | null): Words {
  const { locale, visit } = booked;
  const { shop } = visit.facts;
  const start = startOf(booked);
  const moment = spokenMoment(locale, { timeZone: shop.timeZone, start, now: instant(booked.createdAt) });
  const timed = visitOf(booked);
  return {
    locale,
    say: (key, ...values) => translate(locale, key, ...values),
    title:
      booked.status === 'pending'
        ? translate(locale, 'mail:visit.requestedTitle', { moment })
        : translate(locale, before === null ? 'mail:confirmed.title' : 'mail:visit.movedTitle'),
    intro: introOf(booked, moment, before && placeBefore(booked, before)),
    change: cancelSentence(booked, start),
    sms: smsOf(booked),
    zone: formatTimeZone(locale, shop.timeZone, start),
    items: visitItems(locale, timed),
    sums: [...durationPairs(locale, timed), ...sumsOf(booked)],
    shop: {
      name: shop.name,
      address: shopAddressLine(shop),
      phone: shop.phone,
      shownPhone: toReadersPhone(shop.phone, booked.contact.phone, shop.address.country),
      directions: directionsOf(shop),
    },
    company: visit.tenant.profile.identity.displayName,
    calendarUrl,
    manageUrl: appointmentUrl(booked),
    booked,
  };
}

function sumsOf({ locale, lines, total, paid, discountName, visit }: Booked): MailPair[] {
  const currencyCode = visit.tenant.profile.mCurrency.code;
  return visitSumPairs(locale, { lines, total, discountName, currencyCode }, { paid });
}

function smsOf(booked: Booked): string | null {
  const { locale, visit, contact, createdAt } = booked;
  const at = smsReminderOf(booked);
  if (at === null) return null;
  return smsSentence(locale, { at, phone: contact.phone, shop: visit.facts.shop, now: instant(createdAt) });
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
    ...itemLines(words.items),
    '',
    ...pairLines(words.locale, words.sums),
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
    ...(words.sms === null ? [] : [words.sms]),
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
  const layout = mailLayout(profile);
  const { pair, link, button: leading, page } = layout;
  const { message, firstname } = booked.contact;
  return page({
    locale: words.locale,
    title: words.title,
    content: markup`<p>${say('mail:confirmed.hello', { firstname })}</p>
      <p>${words.intro}</p>
      ${itemList(words.items, layout)}
      <dl>
        ${words.sums.map(({ term, value }) => pair(term, value))}
        ${pair(say('mail:confirmed.reference'), booked.reference)}
        ${pair(say('mail:confirmed.where'), markup`${shop.name}<br />${shop.address}<br />${link(shop.directions, say('mail:confirmed.way'))}`)}
        ${pair(say('mail:confirmed.phone'), link(phoneHref(shop.phone), shop.shownPhone))}
        ${message === '' ? null : pair(say('mail:confirmed.message'), linesOf(message))}
      </dl>
      ${leading(words.calendarUrl, say('mail:confirmed.calendar'))}
      <p>${say('mail:confirmed.zone', { zone: words.zone })}</p>
      ${words.sms === null ? null : markup`<p>${words.sms}</p>`}
      <p>${words.change}</p>
      <p>${link(words.manageUrl, say('mail:visit.manage'))}</p>`,
  });
}
