import type { Problem, ProblemType } from '#contract/problem.ts';
import type { Locale } from '#domain/locale.ts';
import { currencyOf, formatMoney, type Cents } from '#domain/prices/money.ts';
import type { DateKey } from '#domain/time/date-key.ts';
import { formatWait } from '#domain/time/words/format-wait.ts';
import { formatDay } from '#domain/time/format-time.ts';
import { listOfNames } from '#domain/people/list-of-names.ts';
import { translate } from '../texts.ts';

/** A text of `problem.json`: that of a problem's type, or one that says it more exactly. */
type Sentence =
  | ProblemType
  | 'too_large'
  | 'media_type'
  | 'method'
  | 'preview'
  | 'malformed'
  | 'identity'
  | 'identity_silent'
  | 'old_password'
  | 'unchanged'
  | 'coming_appointments'
  | 'passkey'
  | 'passkey_expired'
  | 'passkey_refused'
  | 'passkeys_full'
  | 'cart_paid'
  | 'code_unknown'
  | 'code_twice'
  | 'coupon_early'
  | 'coupon_ended'
  | 'coupon_used_up'
  | 'coupon_other_goods'
  | 'coupon_minimum'
  | 'coupon_account'
  | 'coupon_second'
  | 'delivery_ended'
  | 'voucher_redeemed'
  | 'voucher_expired'
  | 'voucher_voided'
  | 'font_host'
  | 'font_silent'
  | 'font_none'
  | 'font_name'
  | 'font_large'
  | 'picture_kind'
  | 'picture_pixels'
  | 'pictures_full';
type FieldFault = 'unknown' | 'required' | 'too_short' | 'too_long' | 'too_common' | 'invalid';

interface RefusalFacts {
  readonly status?: number;
  readonly sentence?: Sentence;
  readonly field?: string;
  /** Seconds. */
  readonly retryAfter?: number;
  /** The last day that can be booked. */
  readonly lastDay?: DateKey;
  /** Epoch milliseconds. */
  readonly starts?: readonly number[];
  /** What goods have to cost; ISO 4217. */
  readonly least?: { readonly cents: Cents; readonly currency: string };
  /** What there is to choose from, as a sentence lists it. */
  readonly choices?: readonly string[];
  /** Decimal amount. */
  readonly total?: number;
  readonly errors?: readonly { readonly field: string; readonly fault: FieldFault }[];
}

/** An answer that says no. It is returned, not thrown; the router turns it into a `Problem` in the caller's language. */
export class Refusal {
  readonly type: ProblemType;
  readonly facts: RefusalFacts;

  constructor(type: ProblemType, facts: RefusalFacts) {
    this.type = type;
    this.facts = facts;
  }
}

export function refuse(type: ProblemType, facts: RefusalFacts = {}): Refusal {
  return new Refusal(type, facts);
}

/** One field is wrong, as no schema can see. */
export function invalidField(field: string): Refusal {
  return refuse('invalid', { field, errors: [{ field, fault: 'invalid' }] });
}

/** One field is not there, as no schema can see. */
export function missingField(field: string): Refusal {
  return refuse('invalid', { field, errors: [{ field, fault: 'required' }] });
}

const STATUS: Readonly<Record<ProblemType, number>> = {
  company_error: 404,
  maintenance: 503,
  not_found: 404,
  invalid: 422,
  param_missing: 400,
  slot_taken: 409,
  slot_past: 409,
  slot_closed: 409,
  slot_outside_hours: 409,
  slot_ends_after_closing: 409,
  slot_too_far_ahead: 409,
  slot_not_offered: 409,
  hold_expired: 410,
  booking_closed: 403,
  price_changed: 409,
  already_booked: 409,
  credentials: 401,
  too_many_attempts: 429,
  unauthorized: 401,
  forbidden: 403,
  key_missing: 400,
  key_reused: 422,
  in_flight: 409,
  conflict: 409,
  code_wrong: 422,
  code_expired: 410,
  proof_missing: 403,
  last_way_in: 409,
  too_soon: 429,
  out_of_stock: 409,
  coupon_refused: 409,
  voucher_refused: 409,
  reward_refused: 409,
  move_refused: 409,
  payment_missing: 409,
  payment_failed: 402,
  amount_refused: 409,
  file_refused: 422,
  sms_unavailable: 503,
  timeout: 503,
  unavailable: 503,
  server: 500,
};

const RETRYABLE: ReadonlySet<ProblemType> = new Set([
  'too_many_attempts',
  'too_soon',
  'in_flight',
  'sms_unavailable',
  'timeout',
  'unavailable',
  'server',
]);

export function problemOf({ type, facts }: Refusal, locale: Locale): Problem {
  const {
    status,
    sentence = type,
    field,
    lastDay,
    retryAfter,
    starts,
    least,
    total,
    choices,
    errors,
  } = facts;
  return {
    code: status ?? STATUS[type],
    type,
    message: translate(locale, `problem:${sentence}`, {
      wait: formatWait(locale, retryAfter ?? 0),
      day: lastDay === undefined ? '' : formatDay(locale, lastDay, 'full'),
      sum: least === undefined ? '' : formatMoney(locale, least.cents, currencyOf(least.currency)),
      choices: choices === undefined ? '' : listOfNames(locale, choices),
    }),
    retryable: RETRYABLE.has(type),
    ...(field === undefined ? {} : { field }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(starts === undefined ? {} : { starts: starts.map((start) => new Date(start).toISOString()) }),
    ...(total === undefined ? {} : { total }),
    ...(errors === undefined
      ? {}
      : {
          errors: errors.map(({ field: name, fault }) => ({
            field: name,
            message: translate(locale, `problem:field.${fault}`),
          })),
        }),
  };
}
