import { isOnItsWay } from '#domain/account/code-wait.ts';
import type { FieldError } from '#domain/people/contact-details.ts';
import type { UiTexts } from '#ui/texts.ts';
import type { CodeFailure } from './codes/code.view.tsx';

type Translate = UiTexts['t'];

/** Why an e-mail is refused. */
export function emailFault(t: Translate, error: FieldError): string {
  if (error === 'required') return t('sign-in:address.error.required-email');
  return t(error === 'too-long' ? 'sign-in:address.error.too-long' : 'sign-in:address.error.email');
}

/** Why a phone is refused. */
export function phoneFault(t: Translate, error: FieldError): string {
  if (error === 'required') return t('sign-in:address.error.required-phone');
  return t(error === 'too-long' ? 'sign-in:address.error.phone-too-long' : 'sign-in:address.error.phone');
}

/** Why a name is refused. */
export function nameFault(t: Translate, field: 'firstname' | 'lastname', error: FieldError): string {
  return t(error === 'too-long' ? `sign-in:error.${field}.too-long` : `sign-in:error.${field}.required`);
}

export interface Refused {
  readonly type: string;
  /** In the visitor's language. */
  readonly message: string;
  /** Seconds until it may be tried again. */
  readonly retryAfter?: number | undefined;
}

/** Whether the back end sends no SMS, whosever the number is: `outage` for the moment, `never` by the company's wish; null: neither. */
export function missingSms({ type }: Pick<Refused, 'type'>): 'outage' | 'never' | null {
  if (type === 'sms_unavailable') return 'outage';
  return type === 'forbidden' ? 'never' : null;
}

/** What is told where a code was to go out by SMS, and none does. */
interface SmsWords {
  readonly outage: string;
  readonly never: string;
}

/** How it is told that nothing was sent: what went there within the minute is on its way still. */
export function unsentTitle(
  t: Translate,
  refused: Refused,
  otherwise: string = t('sign-in:address.failed'),
): string {
  return isOnItsWay(refused) ? t('sign-in:address.onItsWay') : otherwise;
}

/** Why no code went out by a channel; what was entered is not to blame. */
export function unsentFailure(
  t: Translate,
  problem: Refused,
  channel: 'email' | 'phone',
  sms: SmsWords,
): CodeFailure {
  const { message, of } = codeFailure(t, problem);
  const missing = channel === 'phone' ? missingSms(problem) : null;
  return {
    title: unsentTitle(t, problem),
    message: missing ? sms[missing] : message,
    of: missing ? 'other' : of,
  };
}

/** What a refusal says of a code. */
const OF: Readonly<Record<string, CodeFailure['of']>> = {
  code_wrong: 'code',
  code_expired: 'expired',
  too_many_attempts: 'pause',
};

/** Why a code was refused, as its form tells it. Only an answer about the code is of it: whatever else fails, it may be the right one. */
export function codeFailure(t: Translate, { type, message }: Refused): CodeFailure {
  return { title: t('sign-in:code.failed'), message, of: OF[type] ?? 'other' };
}
