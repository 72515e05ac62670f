import type { Cents } from '#domain/prices/money.ts';

/** What a card may be refused for. The words for it are the provider's own. */
export type CardFault = 'card_declined' | 'insufficient_funds' | 'expired_card' | 'authentication_failed';

export interface PaymentFault {
  /** Only a card's fault may be told in the provider's words. */
  readonly type: 'card_error' | 'api_error';
  /** `abandoned`: the visitor left the provider's page without paying. */
  readonly code: CardFault | 'processing_error' | 'abandoned';
}

/** `released`: it was called off, and nothing can be taken by it any more. */
type IntentState = 'new' | 'processing' | 'action' | 'authorised' | 'captured' | 'failed' | 'released';

/** Money that is to be taken once, as the provider knows it. */
export interface Intent {
  readonly id: string;
  readonly state: IntentState;
  readonly amount: Cents;
  readonly currency: string;
  /** Our payment's id. */
  readonly reference: string;
  readonly captured: Cents;
  readonly fault: PaymentFault | null;
  /** Where the visitor has to go while the state is `action`. */
  readonly redirectUrl: string | null;
}

/** An intent that is prepared. */
export interface PreparedIntent extends Intent {
  /** What the provider's form in the browser takes the money with by itself; absent where the server confirms. */
  readonly formToken?: string;
}

export interface IntentAsk {
  readonly companyId: string;
  readonly provider: string;
  /** Our payment's id: asked twice, it is one intent. */
  readonly reference: string;
  readonly amount: Cents;
  readonly currency: string;
  /** False: the amount is only kept on the card. */
  readonly captures: boolean;
  /** Where the visitor comes back to from a page of the provider's or their bank's. */
  readonly returnUrl: string;
  /** Of whoever pays, where it is known. */
  readonly email?: string;
}

/** Which intent, at whose provider. */
export interface IntentName {
  readonly companyId: string;
  readonly provider: string;
  readonly intentId: string;
}

export interface Confirmation extends IntentName {
  /** A means of payment that the provider's own form has named; `hosted`: the visitor names it on a page there. */
  readonly method: string;
  /** Where the visitor comes back to from their bank. */
  readonly returnUrl: string;
  readonly now: number;
}

/**
 * What came of calling a payment off. `captured`: its money has been taken. `not_voidable`: nobody has paid, and the provider
 * has no call for that: its page or its form runs out by itself. `processing`: it is being paid, and may be called off later.
 */
export type VoidOutcome = 'cancelled' | 'not_voidable' | 'captured' | 'processing' | 'refused';

/** No answer: what became of the request is not known. */
export class ProviderSilence extends Error {}

/** The provider does not take a company's key: nobody is paid until somebody mends it. */
export class KeyRefused extends Error {}

/**
 * Whoever takes the money. Every call may be repeated and has its effect once. A call that fails with `ProviderSilence` may
 * have had it.
 */
export interface ProviderClient {
  create(ask: IntentAsk): Promise<PreparedIntent>;
  /** Takes the money, or keeps it on the card. */
  confirm(confirmation: Confirmation): Promise<Intent>;
  /** Null where the provider knows of none: nobody has tried to pay, or it never heard. */
  retrieve(intent: IntentName & { readonly now: number }): Promise<Intent | null>;
  /** Gives money back; false where the provider will not. */
  refund(refund: IntentName & { readonly refundId: string; readonly amount: Cents }): Promise<boolean>;
  /** Lets go of what is kept on a card, and of a payment that was begun. What has been taken stays taken. */
  cancel(intent: IntentName): Promise<VoidOutcome>;
  /** Takes a part of what is kept on a card, and lets go of the rest; false where it will not, or another sum has been taken. */
  collect(fee: IntentName & { readonly amount: Cents }): Promise<boolean>;
}

/** A provider whose form in the browser takes the money by itself, of an intent that has a `formToken`: nobody confirms it. */
export type FormProvider = Omit<ProviderClient, 'confirm'>;
