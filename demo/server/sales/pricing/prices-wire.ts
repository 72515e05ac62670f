import type { CallReply } from '#contract/call.ts';
import type { initializePayment } from '#contract/money/payment.ts';
import type { Cents } from '#domain/prices/money.ts';
import { vatTable } from '#domain/taxes/vat-table.ts';
import type { Tenant } from '../../router/route.ts';
import type { PricedSale } from './priced-sale.ts';
import { decimalOf } from './wire-amounts.ts';

/** What a sale costs, for the wire; `now` is what is paid online. */
export function pricesWire(
  tenant: Tenant,
  { sums, credit, due, lines, discountName }: PricedSale,
  now: Cents,
): CallReply<typeof initializePayment>['prices'] {
  const amount = (cents: Cents) => decimalOf(tenant, cents);
  return {
    subtotal: amount(sums.subtotal),
    discount: amount(sums.discount),
    discountName,
    delivery: amount(sums.delivery),
    total: amount(sums.total),
    voucher: amount(sums.voucher),
    credit: amount(credit),
    due: amount(due),
    now: amount(now),
    currency: tenant.profile.mCurrency.code,
    taxes: vatTable(lines).map(({ rate, tax }) => ({ rate, amount: amount(tax) })),
  };
}
