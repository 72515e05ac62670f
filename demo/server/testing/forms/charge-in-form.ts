import type { TestServer } from '../test-server.ts';

interface Prepared {
  readonly formToken: string | null;
  readonly paymentId: string | null;
}

interface Charge {
  /** Of the public token. */
  readonly company: string;
  readonly method: string;
}

/** What the form is answered: a page of the visitor's bank to go to, a fault of the card, or that it is tried. */
export interface Charged {
  readonly redirect?: string;
  readonly error?: { readonly errorCode: string; readonly errorMessage: string };
  readonly rawClientAnswer?: string;
  readonly hash?: string;
}

/** Plays the browser of whoever pays in a form that takes the money by itself; null where nobody answers it. */
export async function chargeInForm(
  { app }: Pick<TestServer, 'app'>,
  { formToken, paymentId }: Prepared,
  { company, method }: Charge,
): Promise<Charged | null> {
  const returnUrl = `http://${company}.localhost:4100/payments/rdvcheck?payId=${paymentId}`;
  const form = new URLSearchParams({ formToken: formToken ?? '', method, returnUrl, lang: 'fr' });
  const reply = await app.inject({
    method: 'POST',
    url: '/payzen/charge',
    headers: { host: 'pay.localhost:4100', 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  return reply.statusCode === 200 ? reply.json<Charged>() : null;
}
