import type { PaymentProvider } from '../company/company.ts';

interface Provider {
  readonly provider: string;
  readonly publicKey: string;
}

const NEEDS_KEY: readonly string[] = ['stripe', 'payzen'] satisfies PaymentProvider[];
const NEEDS_NONE: readonly string[] = ['saferpay', 'monetico', 'paypal'] satisfies PaymentProvider[];

/** Whether a company can take money online. */
export function isPaymentEnabled({ provider, publicKey }: Provider): boolean {
  return NEEDS_NONE.includes(provider) || (NEEDS_KEY.includes(provider) && publicKey !== '');
}

/** Whether it may sell products and vouchers online, as far as its provider is concerned. */
export function maySellOnline(provider: Provider): boolean {
  return isPaymentEnabled(provider) && provider.provider !== 'monetico';
}

interface EshopSettings {
  /** Whether products are shown. */
  readonly productsActive: boolean;
  readonly eshopEnabled: boolean;
}

/** Whether it sells products online. */
export function isEshopOpen(provider: Provider, { productsActive, eshopEnabled }: EshopSettings): boolean {
  return maySellOnline(provider) && productsActive && eshopEnabled;
}
