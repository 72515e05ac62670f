import type { Call } from '#contract/call.ts';
import type { CategoryWire } from '#contract/catalogue/categories.schemas.ts';
import type { TrackedCartWire } from '#contract/orders/carts-tracking.schemas.ts';
import type { ShopWire } from '#contract/shop/shops.schemas.ts';
import type { Sent, Served } from '#platform/memory/network.ts';

export type CartRow = TrackedCartWire & { readonly user: string };

interface CartBody {
  readonly id: string;
  readonly type: CartRow['type'];
  readonly shopId: string | null;
  readonly items: CartRow['items'];
  readonly customer: string;
  readonly transactionId?: string;
}

interface Offers {
  readonly shops: readonly ShopWire[];
  readonly categories: readonly CategoryWire[];
}

/** Whether the shop of a booking cart is unknown, or does not offer a service that the company has. */
function isRefused({ shops, categories }: Offers, { shopId, items }: CartBody): boolean {
  if (shopId === null) return false;
  const shop = shops.find(({ id }) => id === shopId);
  const isSold = (wanted: string) =>
    categories.some(({ articles }) => articles.some(({ id }) => id === wanted));
  return shop === undefined || items.some(({ id }) => isSold(id) && !shop.articles.includes(id));
}

/** One pending cart of a type a customer; a newer one cancels the older, one without lines ends, and so does one that is paid. */
export function createCarts(
  rows: CartRow[],
  offers: () => Offers,
): (call: Call, sent: Sent, user: string) => Served {
  const replace = (row: CartRow, change: Partial<CartRow>) =>
    rows.splice(rows.indexOf(row), 1, { ...row, ...change });
  const pendingOf = (user: string) => rows.filter((row) => row.user === user && row.status === 'pending');

  return (call, sent, user) => {
    if (call.name === 'cartsTracking.find') {
      const found = pendingOf(user).filter((row) => row.type === sent.query.get('type'));
      return { body: found.toReversed() };
    }
    const body = sent.body as CartBody;
    const row = pendingOf(user).find(({ id }) => id === body.id);
    if (body.transactionId !== undefined) {
      if (!row) return { status: 404, body: { type: 'not_found' } };
      replace(row, { status: 'success', transactionId: body.transactionId });
      return { body: {} };
    }
    if (body.customer !== user) return { status: 403, body: { type: 'forbidden' } };
    const type = row?.type ?? body.type;
    if (type === 'booking' && isRefused(offers(), body))
      return { status: 422, body: { code: 422, type: 'invalid', message: 'items', retryable: false } };
    if (call.name === 'cartsTracking.create') {
      const { shopId, items } = body;
      for (const older of pendingOf(user)) if (older.type === type) replace(older, { status: 'cancelled' });
      const id = `cart${rows.length + 1}`;
      rows.push({ id, type, shopId, items, status: 'pending', transactionId: null, user });
      return { body: { id } };
    }
    if (!row) return { status: 404, body: { type: 'not_found' } };
    const status = body.items.length === 0 ? 'cancelled' : 'pending';
    replace(row, { items: body.items, shopId: body.shopId, status });
    return { body: {} };
  };
}
