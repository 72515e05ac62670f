import { Value } from 'typebox/value';
import type { ServerContext } from '../../../context.ts';
import { refuse } from '../../../http/refusal.ts';
import { isSameSecret } from '../../../secrets/same-secret.ts';
import { providerKey, webhookSecret } from '../keys/secrets.ts';
import type { Webhook } from '../webhooks/webhook.ts';
import { OrderTransactions } from './payzen-answers.ts';
import { hashOf } from './payzen-hash.ts';

/** Notifications of PayZen (https://docs.lyra.com/en/rest/V4.0/api/kb/ipn_usage.html), signed over the text of their answer. */
export const payzenWebhook: Webhook = {
  method: 'POST',
  contentType: 'application/x-www-form-urlencoded',
  policy: 'whoever signs by the secret of the company',
  thanks: 'OK',
  async hear(context, { id }, { body }) {
    const form = new URLSearchParams(body);
    if (!isGenuine(form, await passwordOf(context, id))) return refuse('not_found');
    const answer = answerIn(form.get('kr-answer') ?? '');
    if (answer === null) return null;
    // PayZen has no name for a message: it is what it says of which transactions.
    const eventId = answer.transactions.map(({ uuid, detailedStatus }) => `${uuid} ${detailedStatus}`).join();
    return { paymentId: answer.orderDetails.orderId, eventId };
  },
};

/** What PayZen signs its notifications with: the password of the company's calls; of one without a key, what it shares with the sandbox. */
async function passwordOf({ db }: Pick<ServerContext, 'db'>, companyId: string): Promise<string> {
  const key = await providerKey(db, companyId, 'payzen');
  return key === null ? webhookSecret(db, companyId, 'payzen') : key.slice(key.indexOf(':') + 1);
}

function isGenuine(form: URLSearchParams, password: string): boolean {
  const isByPassword =
    form.get('kr-hash-algorithm') === 'sha256_hmac' && form.get('kr-hash-key') === 'password';
  if (password === '' || !isByPassword) return false;
  // Some of what carries it on writes slashes with a stroke before them, which were not signed.
  const signed = (form.get('kr-answer') ?? '').replaceAll('\\/', '/');
  return isSameSecret(form.get('kr-hash') ?? '', hashOf(signed, password));
}

/** Null for what is signed and no answer of a payment. */
function answerIn(text: string) {
  try {
    return Value.Parse(OrderTransactions, JSON.parse(text));
  } catch {
    return null;
  }
}
