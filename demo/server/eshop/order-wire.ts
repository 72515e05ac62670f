import type { EshopOrderWire } from '#contract/orders/eshop.schemas.ts';
import { currencyOf, toDecimal, type Cents } from '#domain/prices/money.ts';
import { documentAddress } from '../documents/document-address.ts';
import type { EshopOrderRow } from './orders.ts';

interface ShownOrder {
  readonly order: EshopOrderRow;
  readonly shop: EshopOrderWire['shop'];
  /** Null where none was issued. */
  readonly invoiceId: string | null;
  readonly withdrawnAt: Date | null;
}

/** An order of products as it is told; `origin`: where the company's site is. */
export function eshopOrderWire(
  { order, shop, invoiceId, withdrawnAt }: ShownOrder,
  origin: string,
): EshopOrderWire {
  const currency = currencyOf(order.currency);
  const amount = (cents: Cents) => toDecimal(cents, currency);
  const { pickupFrom, pickupUntil } = order;
  return {
    id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    shop,
    mode: order.mode,
    address: order.address,
    lines: order.lines.map(({ abId, name, quantity, unitPrice, total, vat }) => ({
      abId,
      name: { ...name },
      qty: quantity,
      unitPrice: amount(unitPrice),
      price: amount(total),
      tax: vat,
    })),
    subtotal: amount(order.subtotal),
    discount: amount(order.discount),
    voucher: amount(order.voucher),
    delivery: amount(order.delivery),
    total: amount(order.total),
    currency: currency.code,
    transactionId: order.transactionId,
    paymentStatus: order.paymentStatus,
    status: order.status,
    pickupWindow:
      pickupFrom === null || pickupUntil === null
        ? null
        : { from: pickupFrom.toISOString(), to: pickupUntil.toISOString() },
    trackingUrl: order.trackingUrl,
    invoiceUrl: invoiceId === null ? order.invoiceUrl : documentAddress(origin, { id: invoiceId }),
    withdrawUntil: order.withdrawUntil.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}
