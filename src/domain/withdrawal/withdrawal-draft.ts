import { checkEmail } from '../people/contact-details.ts';

/** What whoever withdraws from a purchase says. */
export interface WithdrawalDraft {
  /** Of the order, for people. */
  readonly number: string;
  readonly name: string;
  readonly email: string;
}

export const EMPTY_WITHDRAWAL: WithdrawalDraft = { number: '', name: '', email: '' };

/** The longest that each field takes. */
export const WITHDRAWAL_LIMITS = { number: 40, name: 200 } as const;

export type WithdrawalFault = 'missing' | 'email';

/** What has to be mended before it can be sent, by field. */
export function withdrawalFaults(
  draft: WithdrawalDraft,
): Partial<Record<keyof WithdrawalDraft, WithdrawalFault>> {
  const isMissing = (field: keyof WithdrawalDraft) => draft[field].trim() === '';
  return {
    ...(isMissing('number') && { number: 'missing' }),
    ...(isMissing('name') && { name: 'missing' }),
    ...(isMissing('email')
      ? { email: 'missing' }
      : checkEmail(draft.email).kind !== 'ok' && { email: 'email' }),
  };
}
