import { and, count, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { ShopEshopOrderWire } from '#contract/orders/eshop-orders.schemas.ts';
import type { EshopStatus } from '#domain/account/orders/eshop-order.ts';
import type { Database } from '../../database/database.ts';
import { shops } from '../../database/schema/catalogue.ts';
import { eshopOrders } from '../../database/schema/selling/eshop.ts';
import { shownDocuments } from '../../documents/shown-documents.ts';
import { boughtGifts } from '../bought-gifts.ts';
import { eshopOrderWire } from '../order-wire.ts';
import { ofShop, shownOrders } from '../shown-orders.ts';

/** The orders that somebody of a company may see. */
export interface OrderScope {
  readonly companyId: string;
  /** Internal ids of the shops that hand them over; null: all. */
  readonly shopIds: readonly string[] | null;
  /** Where the company's site is. */
  readonly origin: string;
}

interface Wish {
  readonly status: EshopStatus | null;
  /** Internal or external id. */
  readonly shopId: string | null;
  readonly offset: number;
  readonly limit: number;
}

/** A page of the orders within a scope, the newest first, and how many there are. */
export async function shopOrders(
  db: Database,
  scope: OrderScope,
  { status, shopId, offset, limit }: Wish,
): Promise<{ readonly orders: ShopEshopOrderWire[]; readonly total: number }> {
  const wanted = and(
    isWithin(scope),
    status === null ? undefined : eq(eshopOrders.status, status),
    shopId === null ? undefined : or(eq(shops.id, shopId), eq(shops.externalId, shopId)),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(eshopOrders)
    .innerJoin(shops, ofShop)
    .where(wanted);
  const rows = await shownOrders(db, wanted)
    .orderBy(desc(eshopOrders.createdAt), desc(eshopOrders.id))
    .limit(limit)
    .offset(offset);
  return { orders: await wiresOf(db, rows, scope), total: counted?.total ?? 0 };
}

/** One of the orders within a scope; null for any other. */
export async function shopOrderOf(
  db: Database,
  scope: OrderScope,
  id: string,
): Promise<ShopEshopOrderWire | null> {
  const rows = await shownOrders(db, and(isWithin(scope), eq(eshopOrders.id, id)));
  const [order] = await wiresOf(db, rows, scope);
  return order ?? null;
}

export function isWithin({ companyId, shopIds }: Pick<OrderScope, 'companyId' | 'shopIds'>): SQL | undefined {
  return and(
    eq(eshopOrders.companyId, companyId),
    shopIds === null ? undefined : inArray(eshopOrders.shopId, [...shopIds]),
  );
}

const NOBODY = { firstname: '', lastname: '', email: '', phone: '' };

type Shown = Awaited<ReturnType<typeof shownOrders>>;

/** Who bought is told by the sale; where only the order is known, by the account. */
async function wiresOf(db: Database, rows: Shown, scope: OrderScope): Promise<ShopEshopOrderWire[]> {
  const ids = rows.map(({ order }) => order.id);
  const issued = await shownDocuments(db, scope, ids);
  const bought = await boughtGifts(db, scope.companyId, ids);
  return rows.map(({ account, ...row }) => {
    const { firstname, lastname, email, phone } = row.sale ?? account ?? NOBODY;
    const documents = [...(issued.get(row.order.id) ?? [])];
    const gifts = bought.get(row.order.id) ?? [];
    return {
      ...eshopOrderWire({ ...row, gifts, documents }),
      firstname,
      lastname,
      email,
      phone,
    };
  });
}
