import type { ServerContext } from '../../../../context.ts';
import { intentAddress } from '../../sandbox-address.ts';
import type { IntentRow } from '../../sandbox-books.ts';
import { moneyOf } from '../paypal-order.ts';

/** Status and body, as PayPal's API writes them. */
export type Answer = readonly [status: number, body: object | null];

interface GivenBack {
  readonly id: string;
  readonly amount: number;
}

/** Orders that were made for the same payment are told apart by how often it was tried. */
export const orderId = (requestId: string) => `paypal_${requestId}`;

const CAPTURE = 'CAP-';
const AUTHORIZATION = 'AUTH-';

/** The order that a capture or an authorization is of. */
export const orderOfPart = (id: string) => id.replace(/^(CAP|AUTH)-/, '');

const STATUSES: Readonly<Record<IntentRow['state'], string>> = {
  new: 'PAYER_ACTION_REQUIRED',
  choice: 'PAYER_ACTION_REQUIRED',
  action: 'PAYER_ACTION_REQUIRED',
  approved: 'APPROVED',
  // Whoever was declined may approve it again; this one is not asked for any more.
  failed: 'APPROVED',
  processing: 'COMPLETED',
  authorised: 'COMPLETED',
  captured: 'COMPLETED',
  released: 'VOIDED',
};

const AUTHORIZED: Readonly<Partial<Record<IntentRow['state'], string>>> = {
  processing: 'PENDING',
  authorised: 'CREATED',
  released: 'VOIDED',
};

/** An intent of the sandbox, as PayPal writes an order. */
export function paypalOrder(
  row: IntentRow,
  refunds: readonly GivenBack[],
  originOf: ServerContext['originOf'],
) {
  const { id, reference, amount, currency, captures, state } = row;
  const held = captures ? undefined : AUTHORIZED[state];
  return {
    id,
    intent: captures ? 'CAPTURE' : 'AUTHORIZE',
    status: held === undefined ? STATUSES[state] : 'COMPLETED',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: reference,
        amount: moneyOf(amount, currency),
        payments: {
          ...(held !== undefined && {
            authorizations: [{ id: AUTHORIZATION + id, status: held, amount: moneyOf(amount, currency) }],
          }),
          captures: capturesOf(row),
          refunds: refunds.map((refund) => paypalRefund(refund, currency)),
        },
      },
    ],
    links: [
      {
        href: intentAddress(row, originOf),
        rel: STATUSES[state] === 'PAYER_ACTION_REQUIRED' ? 'payer-action' : 'self',
      },
    ],
  };
}

function capturesOf(row: IntentRow) {
  if (row.state === 'captured' || (row.captures && row.state === 'processing')) return [paypalCapture(row)];
  return [];
}

/** The money that was taken of an order, or is about to be. */
export function paypalCapture(row: IntentRow, status = captureStatus(row)) {
  const { id, reference, currency, captured, amount, state } = row;
  return {
    id: CAPTURE + id,
    status,
    custom_id: reference,
    amount: moneyOf(state === 'captured' ? captured : amount, currency),
    supplementary_data: { related_ids: { order_id: id } },
  };
}

function captureStatus({ state, captured, refunded }: IntentRow): string {
  if (state !== 'captured') return 'PENDING';
  if (refunded === 0) return 'COMPLETED';
  return refunded < captured ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}

export function paypalRefund({ id, amount }: GivenBack, currency: string) {
  return { id: `REF-${id}`, status: 'COMPLETED', custom_id: id, amount: moneyOf(amount, currency) };
}

export function paypalError(status: number, name: string, issue: string): Answer {
  return [status, { name, message: issue, debug_id: 'sandbox', details: [{ issue, description: issue }] }];
}

export const unprocessable = (issue: string) => paypalError(422, 'UNPROCESSABLE_ENTITY', issue);
export const missing = () => paypalError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
