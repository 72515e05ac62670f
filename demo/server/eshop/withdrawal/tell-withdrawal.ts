import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '../../database/database.ts';
import { sellerOf } from '../../documents/seller-of.ts';
import { sendMail } from '../../mail/outbox.ts';
import { cartLocale } from '../../payments/carts.ts';
import type { ByMeans } from '../../orders/money/by-means.ts';
import type { OrderRow } from '../../orders/order-rows.ts';
import { shownNumber } from '../../orders/shown-number.ts';
import type { Tenant } from '../../router/route.ts';
import { unknownPurchaseMail, withdrawalMail } from './withdrawal-mail.ts';

interface Said {
  readonly number: string;
  readonly name: string;
  /** Lower case. */
  readonly email: string;
  readonly locale: Locale;
  readonly now: Instant;
}

/** What becomes of a withdrawal. */
export type Told = Said &
  (
    | {
        readonly kind: 'received';
        readonly order: OrderRow;
        readonly lines: OrderRow['lines'];
        readonly owed: ByMeans;
      }
    /** `at`: when it was said first. */
    | { readonly kind: 'known'; readonly order: OrderRow; readonly at: Instant }
    | { readonly kind: 'late'; readonly order: OrderRow }
    | { readonly kind: 'unknown' }
  );

/** Answers whoever withdraws, at the address that they gave; nobody else is told whether there is such a purchase. */
export async function tellWithdrawal(tx: Database, tenant: Tenant, told: Told): Promise<void> {
  const { id: companyId, profile: company } = tenant;
  const { email: to, now } = told;
  const envelope = { companyId, from: company.identity.email, to, now };
  if (told.kind === 'unknown') {
    const { locale } = told;
    await sendMail(tx, { ...envelope, locale, isKept: false }, unknownPurchaseMail({ ...told, company }));
    return;
  }
  const { order } = told;
  const locale = cartLocale(order);
  const { seller, timeZone } = await sellerOf(tx, order);
  await sendMail(
    tx,
    { ...envelope, locale, ...(told.kind === 'received' && { event: `buyer withdrawal ${order.id}` }) },
    withdrawalMail({
      company,
      locale,
      kind: told.kind,
      number: await shownNumber(tx, order),
      name: told.name,
      currency: order.currency,
      lines: told.kind === 'received' ? told.lines : [],
      owed: told.kind === 'received' ? told.owed : { byCard: 0, otherwise: 0 },
      at: told.kind === 'known' ? told.at : now,
      timeZone,
      returnTo: [seller.name, ...seller.address],
    }),
  );
}
