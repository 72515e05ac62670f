import { Type } from 'typebox';
import { ProviderSilence, type VoidOutcome } from '../provider.ts';
import type { ProviderPage } from '../hosted/provider-page.ts';
import { orderOf } from './paypal-approved.ts';
import { PaypalRefusal, type Paypal } from './paypal-client.ts';
import { intentOf, moneyOf, partsOf } from './paypal-order.ts';

/** Lets go of what is kept. An order that nobody has approved runs out by itself: PayPal has no call for it. */
export async function voidHeld(paypal: Paypal, page: ProviderPage): Promise<VoidOutcome> {
  const order = await orderOf(paypal, page);
  const { authorization } = order === null ? { authorization: null } : partsOf(order);
  if (order === null || authorization === null || intentOf(order, page).state !== 'authorised')
    return outcomeOf(paypal, page);
  await refusable(paypal.post(`${pathOf(authorization)}/void`, Type.Unknown(), { body: {} }));
  const outcome = await outcomeOf(paypal, page);
  return outcome === 'not_voidable' ? 'refused' : outcome;
}

async function outcomeOf(paypal: Paypal, page: ProviderPage): Promise<VoidOutcome> {
  const order = await orderOf(paypal, page);
  // Approved, it is neither paid nor kept until it is asked for.
  const state = order === null || order.status === 'APPROVED' ? null : intentOf(order, page).state;
  if (state === 'released') return 'cancelled';
  return state === 'captured' || state === 'processing' ? state : 'not_voidable';
}

/** Takes a part of what is kept, and lets go of the rest; whether that part was taken. */
export async function takePart(paypal: Paypal, page: ProviderPage, amount: number): Promise<boolean> {
  const order = await orderOf(paypal, page);
  const { authorization } = order === null ? { authorization: null } : partsOf(order);
  if (order !== null && authorization !== null && intentOf(order, page).state === 'authorised') {
    const body = { amount: moneyOf(amount, page.currency), final_capture: true };
    const wish = { requestId: `${authorization.id}-part`, body };
    await refusable(paypal.post(`${pathOf(authorization)}/capture`, Type.Unknown(), wish));
  }
  const now = await orderOf(paypal, page);
  const intent = now && intentOf(now, page);
  if (intent?.state === 'processing') throw new ProviderSilence('PayPal is still taking it.');
  return intent?.state === 'captured' && intent.captured === amount;
}

const pathOf = ({ id }: { readonly id: string }) => `/v2/payments/authorizations/${encodeURIComponent(id)}`;

/** What a refusal leaves behind is read from the order. */
async function refusable(asked: Promise<unknown>): Promise<void> {
  await asked.catch((error: unknown) => {
    if (!(error instanceof PaypalRefusal)) throw error;
  });
}
