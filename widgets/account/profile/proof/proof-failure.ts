import type { Contact, Failure } from '#stores/account/account-changes.ts';
import type { UiTexts } from '#ui/texts.ts';
import type { CodeFailure } from '#widgets/sign-in/codes/code.view.tsx';
import { codeFailure, unsentFailure } from '#widgets/sign-in/faults.ts';

/** Why a proof failed; `sentBy`: a code was to be sent so. To a phone it goes only where the account has no e-mail. */
export function proofFailure(
  t: UiTexts['t'],
  problem: Failure,
  sentBy: Contact['channel'] | undefined,
): CodeFailure {
  if (sentBy === undefined) {
    const told = codeFailure(t, problem);
    // Of a wrong password as of a wrong code: what was entered is to blame.
    return problem.type === 'credentials' ? { ...told, of: 'code' } : told;
  }
  const sms = { outage: t('profile:proof.smsFailed'), never: t('profile:proof.noSms') };
  return unsentFailure(t, problem, sentBy, sms);
}
