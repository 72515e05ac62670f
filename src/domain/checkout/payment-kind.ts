import type { PaymentProvider } from '../company/company.ts';

/**
 * How one pays with a provider. `fields`: in fields of the provider's own in our page. `hosted`: on a page of the provider's, which
 * leads back. `none`: nothing is paid online.
 */
export type PaymentKind = 'fields' | 'hosted' | 'none';

const KINDS: Readonly<Record<PaymentProvider, PaymentKind>> = {
  stripe: 'fields',
  payzen: 'fields',
  saferpay: 'hosted',
  monetico: 'hosted',
  paypal: 'hosted',
  free: 'none',
};

export const paymentKind = (provider: PaymentProvider): PaymentKind => KINDS[provider];
