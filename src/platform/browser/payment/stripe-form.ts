import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { NamedMethod, PaymentForm, PaymentFormWish } from '../../payment-forms.ts';
import { loadScript } from './load-script.ts';

/** Stripe's Payment Element (https://docs.stripe.com/payments/payment-element). Null: its script did not come. */
export async function stripeForm(
  window: Window & typeof globalThis,
  wish: PaymentFormWish,
): Promise<PaymentForm | null> {
  const { publicKey, script, locale } = wish;
  if (script !== null && (await loadScript(window, script, () => Reflect.get(window, 'Stripe'))) === null)
    return null;
  const stripe = await loadStripe(publicKey, { locale }).catch(() => null);
  return stripe && formOf(stripe, wish);
}

function formOf(stripe: Stripe, { amount, currency, locale, isDark }: PaymentFormWish): PaymentForm {
  const elements = stripe.elements({
    mode: 'payment',
    amount,
    currency: currency.code.toLowerCase(),
    locale,
    appearance: { theme: isDark ? 'night' : 'stripe' },
  });
  const element = elements.create('payment');

  async function name(): Promise<NamedMethod> {
    const { error: missing } = await elements.submit();
    if (missing) return { kind: 'refused', message: null };
    const { confirmationToken, error } = await stripe.createConfirmationToken({ elements });
    if (confirmationToken) return { kind: 'named', method: confirmationToken.id };
    const isOfCard = error.type === 'card_error' || error.type === 'validation_error';
    return isOfCard ? { kind: 'refused', message: error.message ?? null } : { kind: 'failed' };
  }

  return {
    mount: (node) => element.mount(node),
    // Nothing is no sum that it takes.
    update: (sum) => void (sum > 0 && elements.update({ amount: sum })),
    name: () => name().catch(() => ({ kind: 'failed' })),
    dispose: () => element.destroy(),
  };
}
