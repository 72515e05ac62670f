import type { Cents, Currency } from '../prices/money.ts';
import type { Instant } from '../time/instant.ts';

/** What a code is worth: nothing, with the reason, or a sum until some moment. */
export type CodeWorth =
  | { readonly kind: 'unknown' | 'redeemed' | 'voided' }
  | { readonly kind: 'expired'; readonly expiresAt: Instant }
  | {
      readonly kind: 'valid';
      readonly balance: Cents;
      readonly currency: Currency;
      readonly expiresAt: Instant;
    };

/** Where the question about a code stands. */
export type CodeCheck =
  | { readonly kind: 'idle' | 'asking' }
  /** It cannot be a code: nobody is asked, since only so many questions are answered. */
  | { readonly kind: 'misspelt' }
  | CodeWorth
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'failed' };
