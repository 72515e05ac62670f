import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { Cents } from '#domain/prices/money.ts';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { NamedMethod, PaymentForm, PaymentFormWish } from '../../payment-forms.ts';
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
  return stripe && formOf(stripe, wish);
}

function formOf(stripe: Stripe, { amount, currency, locale, isDark }: PaymentFormWish): PaymentForm {
  const openElements = (sum: Cents) =>
    stripe.elements({
      mode: 'payment',
      amount: sum,
      currency: currency.code.toLowerCase(),
      locale,
      appearance: { theme: isDark ? 'night' : 'stripe' },
    });
  const elements = openElements(amount);
  // The wallets have buttons of their own.
  const element = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' } });
  let wallets: StripeElements | null = null;
  let current = amount;

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
    update(sum) {
      if (sum <= 0) return;
      current = sum;
      for (const each of [elements, wallets]) each?.update({ amount: sum });
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
