import { Type, type Static } from 'typebox';
import { entity } from './entity.ts';

/** The one shape of every refusal. `code` is the HTTP status, `type` a stable word for programs, `message` a sentence for people. */
export const Problem = entity('Problem', {
  code: Type.Integer(),
  type: Type.String(),
  message: Type.String(),
  field: Type.Optional(Type.String()),
  retryable: Type.Boolean(),
  errors: Type.Optional(Type.Array(Type.Object({ field: Type.String(), message: Type.String() }))),
  /** With the words on slots and hold_expired: the nearest moments at which the visit still fits, the nearest first (ISO 8601). */
  starts: Type.Optional(Type.Array(Type.String())),
  /** With price_changed: what the visit costs now, a decimal amount. */
  total: Type.Optional(Type.Number()),
  /** Seconds, as the Retry-After header. */
  retryAfter: Type.Optional(Type.Integer()),
});
export type Problem = Static<typeof Problem>;

/** The `type` words that the product itself acts upon. */
export const PROBLEM_TYPES = [
  'company_error',
  'maintenance',
  'not_found',
  'invalid',
  'param_missing',
  'slot_taken',
  'slot_past',
  'slot_closed',
  'slot_outside_hours',
  'slot_ends_after_closing',
  'slot_too_far_ahead',
  'slot_not_offered',
  'hold_expired',
  'booking_closed',
  'price_changed',
  'already_booked',
  'credentials',
  'too_many_attempts',
  'unauthorized',
  'forbidden',
  'key_missing',
  'key_reused',
  'in_flight',
  'conflict',
  'code_wrong',
  'code_expired',
  'proof_missing',
  'last_way_in',
  'too_soon',
  'out_of_stock',
  'coupon_refused',
  'voucher_refused',
  'reward_refused',
  'move_refused',
  'payment_missing',
  'payment_failed',
  'amount_refused',
  'file_refused',
  'sms_unavailable',
  'timeout',
  'unavailable',
  'server',
] as const;
export type ProblemType = (typeof PROBLEM_TYPES)[number];
