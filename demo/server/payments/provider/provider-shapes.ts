import { currencyOf, toCents, toDecimal, type Cents } from '#domain/prices/money.ts';

export type EventOutcome = 'captured' | 'authorised' | 'failed' | 'processing' | 'cancelled';

/** How one provider tells us what became of a payment. */
interface ProviderShape {
  /** `minor`: 7050; `decimal`: "70.50". */
  readonly amounts: 'minor' | 'decimal';
  readonly types: Readonly<Record<EventOutcome, string>>;
  /** Whether it has a call for a payment that was begun and not paid; all have one for what is kept on a card. */
  readonly cancelsUnpaid: boolean;
  /** What paying on its page comes to where the money is taken by a call of its own afterwards. */
  readonly paidOnPage?: 'authorised' | 'approved';
  /** Whether its form in the browser takes the money by itself (`Intent.formToken`). */
  readonly paysInForm: boolean;
}

/** Where the providers differ. */
const SHAPES: Readonly<Partial<Record<string, ProviderShape>>> = {
  stripe: {
    amounts: 'minor',
    types: {
      captured: 'payment_intent.succeeded',
      authorised: 'payment_intent.amount_capturable_updated',
      failed: 'payment_intent.payment_failed',
      processing: 'payment_intent.processing',
      cancelled: 'payment_intent.canceled',
    },
    cancelsUnpaid: true,
    paysInForm: false,
  },
  payzen: {
    amounts: 'minor',
    types: {
      captured: 'PAID',
      authorised: 'AUTHORISED',
      failed: 'UNPAID',
      processing: 'RUNNING',
      cancelled: 'CANCELLED',
    },
    cancelsUnpaid: false,
    paysInForm: true,
  },
  saferpay: {
    amounts: 'minor',
    types: {
      captured: 'CAPTURED',
      authorised: 'AUTHORIZED',
      failed: 'ABORT',
      processing: 'PENDING',
      cancelled: 'CANCELED',
    },
    cancelsUnpaid: false,
    paidOnPage: 'authorised',
    paysInForm: false,
  },
  paypal: {
    amounts: 'decimal',
    types: {
      captured: 'PAYMENT.CAPTURE.COMPLETED',
      authorised: 'PAYMENT.AUTHORIZATION.CREATED',
      failed: 'PAYMENT.CAPTURE.DENIED',
      processing: 'PAYMENT.CAPTURE.PENDING',
      cancelled: 'PAYMENT.AUTHORIZATION.VOIDED',
    },
    cancelsUnpaid: false,
    paidOnPage: 'approved',
    paysInForm: false,
  },
  monetico: {
    amounts: 'decimal',
    types: {
      captured: 'paiement',
      authorised: 'autorisation',
      failed: 'Annulation',
      processing: 'en_cours',
      cancelled: 'annule',
    },
    cancelsUnpaid: false,
    paidOnPage: 'authorised',
    paysInForm: false,
  },
};

export function shapeOf(provider: string): ProviderShape | null {
  return Object.hasOwn(SHAPES, provider) ? (SHAPES[provider] ?? null) : null;
}

/** Whether nobody confirms a payment of the provider: its form in the browser takes the money. */
export function paysInForm(provider: string): boolean {
  return shapeOf(provider)?.paysInForm === true;
}

/** Those of which that is so. */
export const PAYING_FORMS: readonly string[] = Object.keys(SHAPES).filter(paysInForm);

/** An amount as the provider writes it. */
export function writtenAmount({ amounts }: ProviderShape, cents: Cents, currencyCode: string): string {
  const currency = currencyOf(currencyCode);
  return amounts === 'minor' ? String(cents) : toDecimal(cents, currency).toFixed(currency.digits);
}

/** Cents of an amount that a provider wrote; null for what is no amount in its way of writing. */
export function readAmount({ amounts }: ProviderShape, text: string, currencyCode: string): Cents | null {
  if (amounts === 'minor') return /^\d{1,9}$/.test(text) ? Number(text) : null;
  return /^\d{1,7}(\.\d{1,3})?$/.test(text) ? toCents(Number(text), currencyOf(currencyCode)) : null;
}
