import type { Contact, Failure } from '#stores/account/account-changes.ts';
import type { UiTexts } from '#ui/texts.ts';
import type { CodeFailure } from '#widgets/sign-in/codes/code.view.tsx';
import { codeFailure, unsentFailure } from '#widgets/sign-in/faults.ts';

/** Why a contact was not changed; `isCode`: a code was checked, and none was to be sent. */
export function contactFailure(
  t: UiTexts['t'],
  { channel, problem, isCode }: { channel: Contact['channel']; problem: Failure; isCode: boolean },
): CodeFailure {
  if (problem.type === 'conflict')
    return { ...codeFailure(t, problem), message: t(`profile:${channel}.taken`), of: 'other' };
  if (isCode) return codeFailure(t, problem);
  const sms = { outage: t('profile:phone.smsFailed'), never: t('profile:phone.noSms') };
  return unsentFailure(t, problem, channel, sms);
}
