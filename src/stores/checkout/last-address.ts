import { myEshopOrders } from '#contract/orders/eshop.ts';
import type { PostalAddress } from '#domain/delivery/postal-address.ts';
import { parseLastAddress } from '#platform/wire/checkout/last-address.ts';
import type { Connection } from '../composition/connect.ts';

/** How many orders are looked at. */
const NEWEST = 20;

/** Where the last order of whoever is logged in was sent; null where none of the newest was, or nobody answers. */
export async function askLastAddress({ api }: Pick<Connection, 'api'>): Promise<PostalAddress | null> {
  const answer = await api.ask(myEshopOrders, parseLastAddress, { query: { page: 1, itemPerPage: NEWEST } });
  return answer.kind === 'ok' ? answer.value.address : null;
}
