import type { IntentRow } from '../../sandbox-books.ts';
import { webhookPath } from '../../webhooks/webhook-path.ts';
import type { MoneticoKey } from '../monetico-key.ts';
import { sealed } from '../monetico-seal.ts';
import { dateText, moneyText } from '../monetico-writing.ts';

/** By the words of the sandbox. */
const MOTIVES: Readonly<Record<string, string>> = { authentication_failed: '3DSecure' };

interface Told {
  readonly key: MoneticoKey;
  readonly isPaid: boolean;
  /** When the bank was asked. */
  readonly at: Date;
}

/** What Monetico tells of a try; a form, sealed with the company's key. */
export function moneticoNotification(intent: IntentRow, { key, isPaid, at }: Told): string {
  const { id, reference, amount, currency, fault } = intent;
  const told = {
    TPE: key.tpe,
    date: dateText(at).replace(/:/, '_a_'),
    montant: moneyText(amount, currency),
    reference: id,
    'texte-libre': reference,
    'code-retour': isPaid ? 'payetest' : 'Annulation',
    cvx: 'oui',
    vld: '1234',
    brand: 'na',
    modepaiement: 'CB',
    ...(isPaid
      ? { numauto: '000000' }
      : { motifrefus: MOTIVES[fault ?? ''] ?? 'Refus', motifrefusautorisation: 'Refus test' }),
  };
  return new URLSearchParams(sealed(told, key.secret)).toString();
}

/** The same, as the sandbox sends it to the company's server. */
export const moneticoMessage = (intent: IntentRow, told: Told & { readonly companyToken: string }) => ({
  url: webhookPath('monetico', told.companyToken),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: moneticoNotification(intent, told),
});
