import type { BookingStatus } from '#domain/appointments/booking-status.ts';
import { currencyOf, formatMoney, type Cents } from '#domain/prices/money.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { shops } from '../../database/schema/catalogue.ts';
import { documentsOf, linkedDocument } from '../../documents/issue.ts';
import { lineName } from '../../mail/goods-lines.ts';
import { sendMail } from '../../mail/outbox.ts';
import { orderCancelledMail } from '../../mail/templates/money-back.ts';
import { cartLocale } from '../../payments/carts.ts';
import { refundable } from '../../payments/refunds/refund-row.ts';
import type { Tenant } from '../../router/route.ts';
import { cancellationCause } from './ending-wish.ts';
import type { OrderRow } from '../order-rows.ts';
import { shownNumber } from '../shown-number.ts';

interface Cancelled {
  readonly refund: Cents;
  readonly status: BookingStatus;
  /** Where the company's site is. */
  readonly origin: string;
  readonly now: number;
}

/** Tells the buyer that the shop has cancelled an order without a visit, and what goes back. `order`: as it was until then. */
export async function tellCancelledOrder(
  tx: Database,
  { id: companyId, profile: company }: Tenant,
  order: OrderRow,
  { refund, status, origin, now }: Cancelled,
): Promise<void> {
  const { email: to, firstname, lines } = order;
  if (to === '') return;
  const locale = cartLocale(order);
  const byCard = Math.min(refund, refundable(order));
  const documents = await documentsOf(tx, companyId, order.id);
  const note = documents.find(({ cause }) => cause === cancellationCause(status, order.id));
  const [shop] = await tx
    .select({ name: shops.name })
    .from(shops)
    .where(and(eq(shops.companyId, companyId), eq(shops.id, order.shopId ?? '')));
  await sendMail(
    tx,
    { companyId, from: company.identity.email, to, locale, event: `buyer cancelled ${order.id}`, now },
    orderCancelledMail({
      company,
      locale,
      firstname,
      number: await shownNumber(tx, order),
      shop: shop?.name ?? company.identity.displayName,
      items: lines.map((line) => ({
        kind: 'service',
        title: lineName(locale, line),
        details: [formatMoney(locale, line.net, currencyOf(order.currency))],
      })),
      byCard,
      otherwise: refund - byCard,
      note: linkedDocument(origin, note ?? null),
    }),
  );
}
