import type { CallReply } from '#contract/call.ts';
import type { initializePayment } from '#contract/money/payment.ts';
import type { Cents } from '#domain/prices/money.ts';
import { paymentNow } from '#domain/prices/payment-terms.ts';
import { vatTable } from '#domain/taxes/vat-table.ts';
import type { Tenant } from '../../router/route.ts';
import type { PaymentTerms } from '../settings.ts';
import type { PricedSale } from './priced-sale.ts';
import { lateFeeOfSale } from './late-fee.ts';
import { decimalOf, lateFeeWire } from './wire-amounts.ts';

/** What a sale costs, for the wire, and what of that is paid online. */
export function pricesWire(
  tenant: Tenant,
  priced: PricedSale,
  terms: Pick<PaymentTerms, 'visit' | 'payOnSite'>,
): CallReply<typeof initializePayment>['prices'] {
  const { sums, credit, due, lines, discountName, visit, deliveryPrice } = priced;
  const online = paymentNow(priced, terms.visit);
  const amount = (cents: Cents) => decimalOf(tenant, cents);
  return {
    subtotal: amount(sums.subtotal),
    discount: amount(sums.discount),
    discountName,
    delivery: amount(sums.delivery),
    ...(deliveryPrice !== null && { deliveryPrice: amount(deliveryPrice) }),
    total: amount(sums.total),
    voucher: amount(sums.voucher),
    credit: amount(credit),
    due: amount(due),
    now: amount(online.amount),
    mode: online.mode,
    onSite: visit !== null && (terms.payOnSite || online.amount === 0),
    currency: tenant.profile.mCurrency.code,
    taxes: vatTable(lines).map(({ rate, tax }) => ({ rate, amount: amount(tax) })),
  };
}

/** The same as it is paid online, with what a late cancellation of its visit costs then. */
export function paidPricesWire(tenant: Tenant, priced: PricedSale, terms: PaymentTerms) {
  const fee = lateFeeOfSale(priced, terms, { isPaidOnline: true });
  return { ...pricesWire(tenant, priced, terms), ...lateFeeWire(tenant, fee) };
}
