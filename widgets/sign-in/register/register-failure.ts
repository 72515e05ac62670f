import type { RegistrationFailure } from '#stores/visitor/registration/registration.ts';
import type { FieldFault } from '#ui/forms/error-summary.tsx';
import type { UiTexts } from '#ui/texts.ts';
import { missingSms } from '../faults.ts';
import { FIELDS, type Account } from './use-register-form.ts';

/** Why an account could not be begun. Where SMS do not go out, the e-mail, which each account has, is enough. */
export function registerFailure(
  t: UiTexts['t'],
  refused: RegistrationFailure['problem'],
  { phone }: Pick<Account, 'phone'>,
): FieldFault {
  if (phone !== '' && missingSms(refused) === 'outage')
    return { name: 'phone', message: t('sign-in:register.smsFailed') };
  const name = FIELDS.find((field) => field === refused.field);
  return { message: refused.errors?.[0]?.message ?? refused.message, ...(name && { name }) };
}
