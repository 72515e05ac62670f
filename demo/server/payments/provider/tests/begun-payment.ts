import { chargeInForm } from '../../../testing/forms/charge-in-form.ts';
import { salon, server } from '../../../testing/open-salons.ts';
import { pressAnswer } from '../../tests/press-answer.ts';
import type { ProviderClient } from '../provider.ts';
import { providerOf } from '../providers.ts';

/** Whoever takes the salon's money. */
export function client(): ProviderClient {
  const { clock, database } = server;
  return providerOf({ db: database.db, clock, originOf: (host) => `http://${host}:4100` });
}

export const RETURN_URL = 'https://salon.example/payments/rdvcheck';
/** Cents. */
export const PRICE = 7050;

/** A payment that is begun, and what may be done to it. */
export async function begin(provider: string, { captures = true, reference = 'payment' } = {}) {
  const ask = {
    companyId: salon,
    provider,
    reference,
    amount: PRICE,
    currency: 'EUR',
    captures,
    returnUrl: RETURN_URL,
    email: 'anna@example.com',
  };
  const again = () => client().create(ask);
  const intent = await again();
  const name = { companyId: salon, provider, intentId: intent.id };
  const now = () => server.clock.now();
  const confirm = (method: string) =>
    client().confirm({ ...name, method, returnUrl: RETURN_URL, now: now() });
  const setOut = () => confirm('hosted');
  const look = () => client().retrieve({ ...name, now: now() });
  /** In the fields of a form that takes the money by itself. */
  const charge = (method: string) =>
    chargeInForm(
      server,
      { formToken: intent.formToken ?? null, paymentId: reference },
      { company: salon, method },
    );
  /** As the visitors of the provider do. */
  const pay = async () => {
    if (provider === 'stripe') await confirm('tok_success');
    else if (provider === 'payzen') await charge('tok_success');
    else await pressAnswer(server, (await setOut()).redirectUrl, 'pay');
    return look();
  };
  return { intent, name, again, confirm, setOut, charge, pay, look };
}
