import type { Call } from '#contract/call.ts';
import type { TrackedCartWire } from '#contract/families/carts-tracking.ts';
import type { Sent, Served } from '#platform/memory/network.ts';

export type CartRow = TrackedCartWire & { readonly user: string };

interface CartBody {
  readonly id: string;
  readonly shopId: string | null;
  readonly items: { id: string }[];
  readonly customer: string;
}

/** One pending cart a customer; a newer one cancels the older, one without lines ends. */
export function createCarts(rows: CartRow[]): (call: Call, sent: Sent, user: string) => Served {
  const replace = (row: CartRow, change: Partial<CartRow>) =>
    rows.splice(rows.indexOf(row), 1, { ...row, ...change });
  const pendingOf = (user: string) => rows.filter((row) => row.user === user && row.status === 'pending');

  return (call, sent, user) => {
    if (call.name === 'cartsTracking.find') return { body: pendingOf(user).toReversed() };
    const body = sent.body as CartBody;
    if (body.customer !== user) return { status: 403, body: { type: 'forbidden' } };
    if (call.name === 'cartsTracking.create') {
      for (const row of pendingOf(user)) replace(row, { status: 'cancelled' });
      const id = `cart${rows.length + 1}`;
      const { shopId, items } = body;
      rows.push({ id, type: 'booking', shopId, items, status: 'pending', transactionId: null, user });
      return { body: { id } };
    }
    const row = pendingOf(user).find(({ id }) => id === body.id);
    if (!row) return { status: 404, body: { type: 'not_found' } };
    const status = body.items.length === 0 ? 'cancelled' : 'pending';
    replace(row, { items: body.items, shopId: body.shopId, status });
    return { body: {} };
  };
}
