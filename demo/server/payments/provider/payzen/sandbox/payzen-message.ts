import type { IntentRow } from '../../sandbox-books.ts';
import { webhookPath } from '../../webhooks/webhook-path.ts';
import { payzenDebit, signedAnswer } from './payzen-writing.ts';

/** What the sandbox sends of a payment that was tried, as PayZen does: a form, signed with the password of the company's calls. Null: nobody has tried to pay. */
export function payzenMessage(
  intent: IntentRow,
  { companyToken, secret }: { readonly companyToken: string; readonly secret: string },
) {
  const debit = payzenDebit(intent);
  if (debit === null) return null;
  const { answer, hash } = signedAnswer(intent, debit, secret);
  const form = new URLSearchParams({
    'kr-hash': hash,
    'kr-hash-algorithm': 'sha256_hmac',
    'kr-hash-key': 'password',
    'kr-answer-type': 'V4/Payment',
    'kr-answer': answer,
  });
  return {
    url: webhookPath('payzen', companyToken),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  };
}
