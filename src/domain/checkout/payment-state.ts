/** What became of a payment, as the back end tells it. */
export type PaymentState =
  | {
      readonly kind: 'paid';
      readonly orderId: string;
      /** Of the order, for people; empty where it is not told. */
      readonly number: string;
      readonly transactionId: string;
      /** Null: the sale has no visit. */
      readonly appointmentId: string | null;
      /** As the back end names it: `pending` where the shop has to accept it; null without a visit. */
      readonly appointmentStatus: string | null;
      /** The appointment as it was told to whoever has made it; null for everybody else. */
      readonly appointment: unknown;
    }
  /** Nobody knows yet. */
  | { readonly kind: 'pending' }
  /** The visitor has something left to do at the provider's; null: it is not known where. */
  | { readonly kind: 'action'; readonly url: string | null }
  /**
   * Nothing was taken. `message` is the provider's own sentence about a card; null where something else failed. `isOver`: nothing can be
   * taken by this payment any more.
   */
  | { readonly kind: 'failed'; readonly message: string | null; readonly isOver: boolean }
  /** It was paid too late: what was taken goes back. `problem` says why, as the back end names it. */
  | { readonly kind: 'given-back'; readonly problem: string };

/** Milliseconds between the questions after a visitor has come back from a provider: 30 seconds in all. */
export const CHECK_DELAYS: readonly number[] = [2000, 4000, 8000, 16_000];
