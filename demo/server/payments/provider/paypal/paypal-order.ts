import { Type, type Static } from 'typebox';
import { currencyOf, toDecimal, type Cents } from '#domain/prices/money.ts';
import type { Intent } from '../provider.ts';
import { pageIntent, type ProviderPage } from '../hosted/provider-page.ts';
import { readAmount, shapeOf } from '../provider-shapes.ts';

export const Money = Type.Object({ currency_code: Type.String(), value: Type.String() });

const Part = Type.Object({ id: Type.String(), status: Type.String(), amount: Money });

const Refund = Type.Object({
  id: Type.String(),
  status: Type.String(),
  custom_id: Type.Optional(Type.String()),
});

export const MadeRefund = Type.Object({ status: Type.String() });

const Unit = Type.Object({
  custom_id: Type.Optional(Type.String()),
  amount: Money,
  payments: Type.Optional(
    Type.Object({
      authorizations: Type.Optional(Type.Array(Part)),
      captures: Type.Optional(Type.Array(Part)),
      refunds: Type.Optional(Type.Array(Refund)),
    }),
  ),
});

/** As far as it is read (https://developer.paypal.com/docs/api/orders/v2/). */
export const Order = Type.Object({
  id: Type.String(),
  intent: Type.String(),
  status: Type.String(),
  purchase_units: Type.Tuple([Unit]),
});

export const MadeOrder = Type.Object({
  id: Type.String(),
  links: Type.Array(Type.Object({ rel: Type.String(), href: Type.String() })),
});

export type Order = Static<typeof Order>;

/** Of captures whose money was taken, whatever has gone back since. */
const TAKEN: readonly string[] = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** Of captures and authorizations that came to nothing. */
const DECLINED: readonly string[] = ['DECLINED', 'DENIED', 'FAILED'];

/** Of which PayPal takes whole amounts alone. */
const WHOLE: readonly string[] = ['HUF', 'TWD'];

/** As PayPal writes amounts: 7050 cents are `70.50`. */
export function moneyOf(amount: Cents, code: string): Static<typeof Money> {
  const currency = currencyOf(code);
  const digits = WHOLE.includes(code) ? 0 : currency.digits;
  return { currency_code: code, value: toDecimal(amount, currency).toFixed(digits) };
}

function centsOf({ value, currency_code }: Static<typeof Money>): Cents {
  const shape = shapeOf('paypal');
  const cents = shape === null ? null : readAmount(shape, value, currency_code);
  if (cents === null) throw new Error(`PayPal wrote an amount that is none: ${value}`);
  return cents;
}

export const partsOf = ({ purchase_units: [{ payments }] }: Order) => ({
  captures: payments?.captures ?? [],
  authorization: payments?.authorizations?.at(-1) ?? null,
  refunds: payments?.refunds ?? [],
});

/** The capture that a refund is of; null where nothing was taken. */
export const takenPart = (order: Order) =>
  partsOf(order).captures.find(({ status }) => TAKEN.includes(status)) ?? null;

/** An order as it is, as the port tells it: one that its visitor has approved still has to be taken. */
export function intentOf(order: Order, page: ProviderPage): Intent {
  const [{ custom_id: reference = '', amount }] = order.purchase_units;
  const { captures } = partsOf(order);
  const taken = captures.filter(({ status }) => TAKEN.includes(status));
  const state = stateOf(order, page);
  return {
    ...pageIntent(page, state, state === 'failed' ? 'card_declined' : null),
    reference,
    amount: centsOf(amount),
    currency: amount.currency_code,
    captured: taken.reduce((sum, part) => sum + centsOf(part.amount), 0),
  };
}

function stateOf(order: Order, page: ProviderPage): Intent['state'] {
  const { captures, authorization } = partsOf(order);
  if (captures.some(({ status }) => TAKEN.includes(status))) return 'captured';
  const latest = captures.at(-1) ?? authorization;
  if (latest !== null) return stateOfPart(latest.status);
  switch (order.status) {
    case 'CREATED':
    case 'PAYER_ACTION_REQUIRED':
      return page.isOpened ? 'action' : 'new';
    case 'VOIDED':
      return 'released';
    default:
      // A state that is not known yet is asked for again.
      return 'processing';
  }
}

function stateOfPart(status: string): Intent['state'] {
  if (status === 'CREATED') return 'authorised';
  if (status === 'VOIDED' || status === 'EXPIRED') return 'released';
  return DECLINED.includes(status) ? 'failed' : 'processing';
}
