import { listClosedDays, listOpenDays } from '#contract/shop/days.ts';
import type { SpecialDays } from '#domain/availability/hours/opening-hours.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import type { Answer } from '#platform/api/answer.ts';
import type { Api } from '#platform/api/api.ts';
import type { Warn } from '#platform/wire/read.ts';
import { parseSpecialDays } from '#platform/wire/times/special-days.ts';

interface Asking {
  readonly api: Api;
  readonly warn: Warn;
}

/** The days on which the weeks of some shops do not hold, by shop. */
export async function askSpecialDaysOf(
  { api, warn }: Asking,
  shops: readonly ShopId[],
): Promise<Answer<ReadonlyMap<ShopId, SpecialDays>>> {
  const input = { query: { shopId: shops.join() } };
  const parse = (reply: unknown) => {
    const lists = shops.map((shop) => [shop, parseSpecialDays(reply, shop, warn)] as const);
    const known = lists.flatMap(([shop, days]) => (days ? [[shop, days] as const] : []));
    return known.length === shops.length ? new Map(known) : null;
  };
  const [closed, open] = await Promise.all([
    api.ask(listClosedDays, parse, input),
    api.ask(listOpenDays, parse, input),
  ]);
  if (closed.kind !== 'ok') return closed;
  if (open.kind !== 'ok') return open;
  const daysOf = (shop: ShopId): SpecialDays => ({
    closed: closed.value.get(shop) ?? [],
    open: open.value.get(shop) ?? [],
  });
  return { kind: 'ok', value: new Map(shops.map((shop) => [shop, daysOf(shop)])) };
}

/** The days on which the week of one shop does not hold. */
export async function askSpecialDays(asking: Asking, shop: ShopId): Promise<Answer<SpecialDays>> {
  const answer = await askSpecialDaysOf(asking, [shop]);
  if (answer.kind !== 'ok') return answer;
  return { kind: 'ok', value: answer.value.get(shop) ?? { closed: [], open: [] } };
}
