import type { FieldError } from '#domain/people/contact-details.ts';
import type { UiTexts } from '#ui/texts.ts';
import type { CodeFailure } from './codes/code.view.tsx';

type Translate = UiTexts['t'];

/** Why an e-mail is refused. */
export function emailFault(t: Translate, error: FieldError): string {
  if (error === 'required') return t('sign-in:address.error.required-email');
  return t(error === 'too-long' ? 'sign-in:address.error.too-long' : 'sign-in:address.error.email');
}

/** Why a name is refused. */
export function nameFault(t: Translate, field: 'firstname' | 'lastname', error: FieldError): string {
  return t(error === 'too-long' ? `sign-in:error.${field}.too-long` : `sign-in:error.${field}.required`);
}

/** Why a code was refused, as its form tells it. */
export function codeFailure(
  t: Translate,
  { type, message }: { readonly type: string; readonly message: string },
): CodeFailure {
  const of = type === 'code_expired' ? 'expired' : type === 'too_many_attempts' ? 'pause' : 'code';
  return { title: t('sign-in:code.failed'), message, of };
}
