import type { CallReply } from '#contract/call.ts';
import type { initializePayment } from '#contract/money/payment.ts';
import type { Cents } from '#domain/prices/money.ts';
import { paymentNow } from '#domain/prices/payment-terms.ts';
import { sumOf } from '#domain/carts/sale-sums.ts';
import type { Tenant } from '../../router/route.ts';
import type { PaymentTerms } from '../settings.ts';
import type { PricedSale } from './priced-sale.ts';
import { decimalOf } from './wire-amounts.ts';

/** What a sale costs, for the wire, and what of that is paid online. */
export function pricesWire(
  tenant: Tenant,
  priced: PricedSale,
  terms: Pick<PaymentTerms, 'visit' | 'payOnSite'>,
): CallReply<typeof initializePayment>['prices'] {
  const { sums, credit, due, lines, discountName, visit } = priced;
  const online = paymentNow(priced, terms.visit);
  const amount = (cents: Cents) => decimalOf(tenant, cents);
  const rates = [...new Set(lines.map(({ vat }) => vat))].toSorted((a, b) => a - b);
  return {
    subtotal: amount(sums.subtotal),
    discount: amount(sums.discount),
    discountName,
    delivery: amount(sums.delivery),
    total: amount(sums.total),
    voucher: amount(sums.voucher),
    credit: amount(credit),
    due: amount(due),
    now: amount(online.amount),
    mode: online.mode,
    onSite: visit !== null && (terms.payOnSite || online.amount === 0),
    currency: tenant.profile.mCurrency.code,
    taxes: rates.map((rate) => ({
      rate,
      amount: amount(sumOf(lines.filter(({ vat }) => vat === rate).map(({ tax }) => tax))),
    })),
  };
}
