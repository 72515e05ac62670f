import type { LocalizedText } from '../../locale.ts';
import type { Cents, Currency } from '../../prices/money.ts';
import type { Instant } from '../../time/instant.ts';
import type { IssuedDocument } from '../orders/issued-document.ts';

/** `scheduled`: it is paid, and sent later. */
export const VOUCHER_STATUSES = ['scheduled', 'active', 'redeemed', 'expired', 'voided'] as const;

export type VoucherStatus = (typeof VOUCHER_STATUSES)[number];

/** What a voucher has paid. */
export interface VoucherUse {
  readonly at: Instant;
  readonly amount: Cents;
  /** What of it was given back. */
  readonly returned: Cents;
}

/** A voucher that a customer bought, or got. */
export interface Voucher {
  readonly id: string;
  readonly name: LocalizedText;
  /** The last letters of its code; nobody knows the others. Empty until it was sent. */
  readonly last4: string;
  readonly initial: Cents;
  readonly balance: Cents;
  readonly currency: Currency;
  /** Null: one that we have no word for. */
  readonly status: VoucherStatus | null;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly sender: string;
  readonly message: string;
  readonly deliverAt: Instant;
  readonly expiresAt: Instant;
  /** Of its purchase; none of one that the customer got. */
  readonly documents: readonly IssuedDocument[];
  /** The newest first. */
  readonly uses: readonly VoucherUse[];
}

/** Whether it may be sent again: it is worth something. */
export function maySendAgain({ status }: Pick<Voucher, 'status'>): boolean {
  return status === 'active' || status === 'scheduled';
}
