import type { BookedElsewhere } from './booked-elsewhere.ts';

/**
 * A cart with what was added elsewhere, as far as it holds that; `isWhole`: all of it. Null where the two do not go together.
 */
export type Join<C> = (cart: C, added: C) => { readonly cart: C; readonly isWhole: boolean } | null;

/** What a kind of cart is spared, and lets go of. */
export interface CartRules<C> {
  /** This cart is being ordered on the screen: no login replaces it. */
  readonly isBeingOrdered: (cart: C) => boolean;
  /** Null: nothing of this kind is booked. */
  readonly bookedElsewhere: BookedElsewhere<C> | null;
  /** The cart as the back end takes it, or null where that cannot be told now. The rule itself is null where it takes any. */
  readonly offered: ((cart: C) => Promise<C | null>) | null;
  /** How what was put in before the account's cart was known joins it. */
  readonly join: () => Promise<Join<C>>;
}
