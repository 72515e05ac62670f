import type { Call } from '#contract/call.ts';
import type { Sent, Served } from '#platform/memory/network.ts';

export interface Span {
  readonly practitioner: string;
  readonly start: number;
  readonly end: number;
}

export interface HoldRow {
  readonly id: string;
  readonly visitKey: string;
  readonly expiresAt: number;
  readonly spans: readonly Span[];
  readonly body: {
    readonly shopid: string;
    readonly lines: { serviceid: string; practitionerId?: string }[];
  };
}

export interface BookedRow {
  readonly id: string;
  readonly spans: readonly Span[];
  /** As it was sent. */
  readonly body: unknown;
  readonly visit: HoldRow['body'];
  /** Of the hold that it came from last. */
  readonly holdId: string;
  /** Decimal, what is charged in the shop. */
  readonly due: number;
}

/** A calendar of two practitioners who work from nine to twelve, and keep 10-minute holds. */
export interface Calendar {
  serve(call: Call, sent: Sent): Served;
  /** Taken by others. */
  readonly taken: Span[];
  readonly booked: BookedRow[];
  readonly holds: HoldRow[];
  /** Decimal, of each service. */
  price: number;
  /** Balances by code, decimal. */
  readonly vouchers: Map<string, number>;
}
