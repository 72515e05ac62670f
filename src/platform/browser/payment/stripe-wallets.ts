import type {
  Stripe,
  StripeElements,
  StripeError,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import type { NamedMethod, WalletActs, WalletBuyer, WalletSheet } from '../../payment-forms.ts';

/** What went wrong, in the provider's words where they are for whoever pays. */
export function refusedBy({ type, message }: StripeError): NamedMethod {
  const isOfCard = type === 'card_error' || type === 'validation_error';
  return isOfCard ? { kind: 'refused', message: message ?? null } : { kind: 'failed' };
}

/** Stripe's Express Checkout Element (https://docs.stripe.com/elements/express-checkout-element), of a group of its own. */
export function showStripeWallets(
  stripe: Stripe,
  { elements, isDark }: { readonly elements: StripeElements; readonly isDark: boolean },
  node: HTMLElement,
  acts: WalletActs,
): () => void {
  const theme = isDark ? 'white' : 'black';
  const element = elements.create('expressCheckout', {
    buttonHeight: 48,
    // They say that this buys; the page says beside them what, and for how much.
    buttonType: { applePay: 'buy', googlePay: 'buy', paypal: 'buynow' },
    buttonTheme: { applePay: theme, googlePay: theme },
    layout: { maxColumns: 2, maxRows: 2, overflow: 'never' },
    paymentMethods: { amazonPay: 'never', klarna: 'never' },
  });

  async function name(): Promise<NamedMethod> {
    const { error: missing } = await elements.submit();
    if (missing) return refusedBy(missing);
    const { confirmationToken, error } = await stripe.createConfirmationToken({ elements });
    return confirmationToken ? { kind: 'named', method: confirmationToken.id } : refusedBy(error);
  }

  function press({ resolve, reject }: StripeExpressCheckoutElementClickEvent): void {
    const sheet = acts.sheet();
    if (sheet) resolve(detailsOf(sheet));
    else reject();
  }

  async function confirm(event: StripeExpressCheckoutElementConfirmEvent): Promise<void> {
    const named = () => name().catch((): NamedMethod => ({ kind: 'failed' }));
    const isPaid = await acts.pay(buyerOf(event), named).catch(() => false);
    if (!isPaid) event.paymentFailed({ reason: 'fail' });
  }

  element.on('ready', ({ availablePaymentMethods }) =>
    acts.offer(Object.values(availablePaymentMethods ?? {}).includes(true)),
  );
  element.on('loaderror', () => acts.offer(false));
  element.on('click', press);
  element.on('shippingaddresschange', ({ resolve }) => resolve());
  element.on('confirm', (event) => void confirm(event));
  element.mount(node);
  return () => element.destroy();
}

function detailsOf({ lines, asksContact, delivery }: WalletSheet) {
  return {
    lineItems: lines.map(({ name, amount }) => ({ name, amount })),
    emailRequired: asksContact,
    phoneNumberRequired: asksContact,
    ...(delivery && {
      shippingAddressRequired: true,
      allowedShippingCountries: [...delivery.countries],
      shippingRates: [{ id: 'delivery', displayName: delivery.name, amount: delivery.amount }],
    }),
  };
}

function buyerOf({
  billingDetails,
  shippingAddress,
}: Pick<StripeExpressCheckoutElementConfirmEvent, 'billingDetails' | 'shippingAddress'>): WalletBuyer {
  const { name = '', email = '', phone = '' } = billingDetails ?? {};
  const sent = shippingAddress?.address;
  return {
    name: name || (shippingAddress?.name ?? ''),
    email,
    phone,
    address: sent
      ? {
          street: sent.line1,
          details: sent.line2 ?? '',
          zipcode: sent.postal_code,
          city: sent.city,
          country: sent.country,
        }
      : null,
  };
}
