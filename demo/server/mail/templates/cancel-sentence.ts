import { bookingCancelRule } from '#domain/appointments/changing/cancelling.ts';
import { currencyOf, formatMoney, type Cents } from '#domain/prices/money.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import type { Booked } from '../../booking/appointments/book.ts';
import { lateFeeOfBooked } from '../../booking/appointments/late-fee.ts';
import { translate } from '../../texts.ts';
import { spokenMoment } from '../visit/spoken-visit.ts';

/**
 * Until when it costs nothing to cancel an appointment, and what it costs then. The mail may be read at any time: a moment that is
 * over when it is written is not told.
 */
export function cancelSentence(booked: Booked, startsAt: Instant): string {
  const { locale, visit, createdAt } = booked;
  const { cancelHours } = visit.tenant.profile.booker.appointment;
  const lateFee = lateFeeOfBooked(booked);
  const rule = bookingCancelRule({ startsAt, cancelHours, lateFee }, instant(createdAt));
  const money = (cents: Cents) => formatMoney(locale, cents, currencyOf(visit.tenant.profile.mCurrency.code));
  switch (rule.kind) {
    case 'anytime':
      return translate(locale, 'mail:confirmed.changeAnytime');
    case 'free': {
      const { timeZone } = visit.facts.shop;
      const moment = spokenMoment(locale, { timeZone, start: rule.until, now: instant(createdAt) });
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
      if (rule.fee === 0) return translate(locale, 'mail:confirmed.changeLateFree');
      const sentence = translate(locale, 'mail:confirmed.changeLate');
      return `${sentence} ${translate(locale, 'mail:confirmed.changeCosts', { amount: money(rule.fee) })}`;
    }
  }
}
