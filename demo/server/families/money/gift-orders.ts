import { deleteGiftOrder, giftOrderHistory } from '#contract/money/gift-orders.ts';
import { isDateKey } from '#domain/time/date-key.ts';
import { companyOrigin } from '../../companies/company-origin.ts';
import { pageRange } from '../../http/pagination.ts';
import { inTransaction } from '../../database/database.ts';
import type { ServerContext } from '../../context.ts';
import { invalidField } from '../../http/refusal.ts';
import { conditionsOf, voidVoucher } from '../../gifts/back-office.ts';
import { giftOrderWire, purchaseDocuments, soldVouchers } from '../../gifts/sold.ts';
import { answer, type ServerRoute } from '../../router/route.ts';

export function giftOrdersRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answer(giftOrderHistory, async ({ tenant, query, now }) => {
      const wrong = (['start', 'end'] as const).find(
        (day) => query[day] !== undefined && !isDateKey(query[day]),
      );
      if (wrong !== undefined) return invalidField(wrong);
      const { page, itemPerPage, offset } = pageRange(query);
      const conditions = await conditionsOf(db, tenant.id, query, now);
      const found = await soldVouchers(db, tenant.id, conditions, { offset, itemPerPage });
      const site = { companyId: tenant.id, origin: await companyOrigin(context, tenant.id) };
      const documents = await purchaseDocuments(db, site, found.vouchers);
      const data = found.vouchers.map((sold) => ({
        ...giftOrderWire(sold, tenant, documents, now),
        buyer: { name: sold.voucher.buyerName, email: sold.voucher.buyerEmail },
      }));
      return { data, total: found.total, page, itemPerPage };
    }),
    answer(deleteGiftOrder, ({ tenant, query, now }) =>
      inTransaction(db, (tx) => voidVoucher(tx, tenant.id, query.idgift, now)),
    ),
  ];
}
