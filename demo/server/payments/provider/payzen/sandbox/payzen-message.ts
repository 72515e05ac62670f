import type { IntentRow } from '../../sandbox-books.ts';
import { payzenIpnPath } from '../payzen-ipn.ts';
import type { Transaction } from '../payzen-answers.ts';
import { signedAnswer } from './payzen-writing.ts';

/** What the sandbox sends of a payment that was tried, as PayZen does: a form, signed with the password of the company's calls. */
export function payzenMessage(
  intent: IntentRow,
  debit: Transaction,
  { companyToken, secret }: { readonly companyToken: string; readonly secret: string },
) {
  const { answer, hash } = signedAnswer(intent, debit, secret);
  const form = new URLSearchParams({
    'kr-hash': hash,
    'kr-hash-algorithm': 'sha256_hmac',
    'kr-hash-key': 'password',
    'kr-answer-type': 'V4/Payment',
    'kr-answer': answer,
  });
  return {
    url: payzenIpnPath(companyToken),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  };
}
