import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { NamedMethod, PaymentForm, PaymentFormWish, PaymentSum } from '../../payment-forms.ts';
import { loadScript } from './load-script.ts';
import { refusedBy, showStripeWallets } from './stripe-wallets.ts';

/** Stripe's Payment Element (https://docs.stripe.com/payments/payment-element). Null: its script did not come. */
export async function stripeForm(
  window: Window & typeof globalThis,
  wish: PaymentFormWish,
): Promise<PaymentForm | null> {
  const { publicKey, script, locale } = wish;
  if (script !== null && (await loadScript(window, script, () => Reflect.get(window, 'Stripe'))) === null)
    return null;
  const stripe = await loadStripe(publicKey, { locale }).catch(() => null);
  return stripe && stripeFormOf(stripe, wish);
}

/** As the intent that the server creates for it says; Stripe refuses to confirm one that says otherwise. */
const chargeOf = ({ amount, isHold }: PaymentSum) =>
  ({ amount, captureMethod: isHold ? 'manual' : 'automatic' }) as const;

/** By a script that is there. */
export function stripeFormOf(
  stripe: Stripe,
  { currency, locale, isDark, ...sum }: Omit<PaymentFormWish, 'provider' | 'publicKey' | 'script'>,
): PaymentForm {
  const openElements = (of: PaymentSum) =>
    stripe.elements({
      mode: 'payment',
      ...chargeOf(of),
      currency: currency.code.toLowerCase(),
      locale,
      appearance: { theme: isDark ? 'night' : 'stripe' },
    });
  const elements = openElements(sum);
  // The wallets have buttons of their own.
  const element = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' } });
  let wallets: StripeElements | null = null;
  let current: PaymentSum = sum;

  async function name(): Promise<NamedMethod> {
    const { error: missing } = await elements.submit();
    if (missing) return { kind: 'refused', message: null };
    const { confirmationToken, error } = await stripe.createConfirmationToken({ elements });
    if (confirmationToken) return { kind: 'named', method: confirmationToken.id };
    return refusedBy(error);
  }

  return {
    mount: (node) => element.mount(node),
    // Nothing is no sum that it takes.
    update(changed) {
      if (changed.amount <= 0) return;
      current = changed;
      for (const each of [elements, wallets]) each?.update(chargeOf(changed));
    },
    showWallets(node, acts) {
      const group = openElements(current);
      wallets = group;
      const hide = showStripeWallets(stripe, { elements: group, isDark }, node, acts);
      return () => {
        if (wallets === group) wallets = null;
        hide();
      };
    },
    name: () => name().catch(() => ({ kind: 'failed' })),
    dispose: () => element.destroy(),
  };
}
