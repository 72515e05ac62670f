import type { PaymentProvider } from '#domain/company/company.ts';
import type { PostalAddress } from '#domain/delivery/postal-address.ts';
import type { Locale } from '#domain/locale.ts';
import type { Cents, Currency } from '#domain/prices/money.ts';

/** What came of asking a provider's form for the means of payment. */
export type NamedMethod =
  | { readonly kind: 'named'; readonly method: string }
  /** It is filled in, and pays by itself once the payment is prepared. */
  | { readonly kind: 'filled' }
  /** The form shows itself what is missing; or `message` says it, in the provider's words. */
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'failed' };

/** What came of a payment that a form makes by itself. */
export type FormPayment =
  /** The provider knows what became of it. */
  | { readonly kind: 'sent' }
  /** Nothing was taken. `message` as above; `isOver`: another payment has to be prepared. */
  | { readonly kind: 'refused'; readonly message: string | null; readonly isOver: boolean };

/** What the sheet of a wallet shows, and asks for besides the means of payment. */
export interface WalletSheet {
  /** Together with the delivery they are what is paid. */
  readonly lines: readonly WalletLine[];
  readonly asksContact: boolean;
  /** Where it may be sent (ISO 3166), and what that costs; null: no address is asked for. */
  readonly delivery: (WalletLine & { readonly countries: readonly string[] }) | null;
}

export interface WalletLine {
  readonly name: string;
  readonly amount: Cents;
}

/** What a wallet tells of whoever pays; empty, or null, where it was not asked for. */
export interface WalletBuyer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: PostalAddress | null;
}

/** What is done where the button of a wallet is pressed. */
export interface WalletActs {
  /** Whether this browser has a wallet that can pay. */
  offer(isOffered: boolean): void;
  /** Null: nothing can be paid now, and no sheet opens. */
  sheet(): WalletSheet | null;
  /** It was agreed to in the sheet. False: nothing came of it, which the sheet says. */
  pay(buyer: WalletBuyer, name: () => Promise<NamedMethod>): Promise<boolean>;
}

/** What is to be paid. */
export interface PaymentSum {
  readonly amount: Cents;
  /** It is kept on the card, and not taken. */
  readonly isHold: boolean;
}

/** Fields of a payment provider in the page: what is typed into them goes to the provider alone. */
export interface PaymentForm {
  /** Shows the fields in a node of the page itself, as no provider's fields work in a shadow root. */
  mount(node: HTMLElement): void;
  /** What is to be paid has changed. */
  update(sum: PaymentSum): void;
  /** Has the provider name the means of payment that was typed. */
  name(): Promise<NamedMethod>;
  /** Has the provider take the money, by the token that it gave the back end; absent where the back end has it do so. */
  pay?(formToken: string): Promise<FormPayment>;
  /** Shows the buttons of wallets in another node, until the result is called; absent where the provider has none. */
  showWallets?(node: HTMLElement, acts: WalletActs): () => void;
  dispose(): void;
}

export interface PaymentFormWish extends PaymentSum {
  readonly provider: PaymentProvider;
  readonly publicKey: string;
  /** Address of the provider's script where it is not the usual one. */
  readonly script: string | null;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly isDark: boolean;
}

/** The forms of payment providers; their scripts are asked for when the first one is opened. */
export interface PaymentForms {
  /** Null: its script did not come, as where something blocks it. */
  open(wish: PaymentFormWish): Promise<PaymentForm | null>;
}
