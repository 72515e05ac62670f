import type { PaymentProvider } from '#domain/company/company.ts';
import type { Locale } from '#domain/locale.ts';
import type { Cents, Currency } from '#domain/prices/money.ts';

/** What came of asking a provider's form for the means of payment. */
export type NamedMethod =
  | { readonly kind: 'named'; readonly method: string }
  /** The form shows itself what is missing; or `message` says it, in the provider's words. */
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'failed' };

/** Fields of a payment provider in the page: what is typed into them goes to the provider alone. */
export interface PaymentForm {
  /** Shows the fields in a node of the page itself, as no provider's fields work in a shadow root. */
  mount(node: HTMLElement): void;
  /** What is to be paid has changed. */
  update(amount: Cents): void;
  /** Has the provider name the means of payment that was typed. */
  name(): Promise<NamedMethod>;
  dispose(): void;
}

export interface PaymentFormWish {
  readonly provider: PaymentProvider;
  readonly publicKey: string;
  /** Address of the provider's script where it is not the usual one. */
  readonly script: string | null;
  readonly amount: Cents;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly isDark: boolean;
}

/** The forms of payment providers; their scripts are asked for when the first one is opened. */
export interface PaymentForms {
  /** Null: its script did not come, as where something blocks it. */
  open(wish: PaymentFormWish): Promise<PaymentForm | null>;
}
