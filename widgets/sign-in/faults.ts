import type { FieldError } from '#domain/people/contact-details.ts';
import type { UiTexts } from '#ui/texts.ts';

type Translate = UiTexts['t'];

/** What was refused, as far as its words depend on it. */
interface Refused {
  readonly type: string;
  readonly message: string;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

/** Why an attempt was refused, in words; a wait of more than a minute in minutes. */
export function refusalText(t: Translate, { type, message, retryAfter = 0 }: Refused): string {
  const isWait = type === 'too_many_attempts' || type === 'too_soon';
  return isWait && retryAfter > 60 ? t('sign-in:wait', { count: Math.ceil(retryAfter / 60) }) : message;
}

/** Why an e-mail is refused. */
export function emailFault(t: Translate, error: FieldError): string {
  if (error === 'required') return t('sign-in:address.error.required-email');
  return t(error === 'too-long' ? 'sign-in:address.error.too-long' : 'sign-in:address.error.email');
}

/** Why a name is refused. */
export function nameFault(t: Translate, field: 'firstname' | 'lastname', error: FieldError): string {
  return t(error === 'too-long' ? `sign-in:error.${field}.too-long` : `sign-in:error.${field}.required`);
}
