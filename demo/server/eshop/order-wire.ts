import type { EshopOrderWire } from '#contract/orders/eshop.schemas.ts';
import { redeemedAtOnce } from '#domain/prices/payment-terms.ts';
import { currencyOf, toDecimal, type Cents } from '#domain/prices/money.ts';
import type { EshopOrderRow } from './orders.ts';

/** A voucher that was bought with products. */
export interface BoughtGift {
  readonly recipient: string;
  readonly price: Cents;
}

interface ShownOrder {
  readonly order: EshopOrderRow;
  readonly gifts: readonly BoughtGift[];
  /** Null where only the order is known. */
  readonly sale: { readonly credit: Cents; readonly withdrawnAt: Date | null } | null;
  /** Of its sale. */
  readonly appointment: { readonly id: string; readonly startsAt: Date } | null;
  readonly shop: EshopOrderWire['shop'];
  /** Of its sale. */
  readonly documents: EshopOrderWire['documents'];
}

/** An order of products as it is told. */
export function eshopOrderWire({
  order,
  gifts,
  sale,
  appointment,
  shop,
  documents,
}: ShownOrder): EshopOrderWire {
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
    gifts: gifts.map(({ recipient, price }) => ({ recipient, price: amount(price) })),
    appointment: appointment && { id: appointment.id, startsAt: appointment.startsAt.toISOString() },
    subtotal: amount(order.subtotal),
    discount: amount(order.discount),
    voucher: amount(order.voucher),
    // Credit goes towards what is paid at once, as products are, and what vouchers have left of it.
    credit: amount(redeemedAtOnce(sale?.credit ?? 0, order.total - order.voucher)),
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
    withdrawnAt: sale?.withdrawnAt?.toISOString() ?? null,
  };
}
