import type { EshopOrderWire } from '#contract/orders/eshop.schemas.ts';
import { currencyOf, toDecimal, type Cents } from '#domain/prices/money.ts';
import type { EshopOrderRow } from './orders.ts';

interface ShownOrder {
  readonly order: EshopOrderRow;
  readonly shop: EshopOrderWire['shop'];
  /** Of its sale. */
  readonly documents: EshopOrderWire['documents'];
  readonly withdrawnAt: Date | null;
}

/** An order of products as it is told. */
export function eshopOrderWire({ order, shop, documents, withdrawnAt }: ShownOrder): EshopOrderWire {
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
    invoiceUrl: documents.find(({ kind }) => kind === 'invoice')?.url ?? order.invoiceUrl,
    documents: [...documents],
    withdrawUntil: order.withdrawUntil.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}
