import { listClosedDays, listOpenDays } from '#contract/shop/days.ts';
import type { SpecialDays } from '#domain/availability/hours/opening-hours.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import type { Answer } from '#platform/api/answer.ts';
import type { Api } from '#platform/api/api.ts';
import type { Warn } from '#platform/wire/read.ts';
import { parseSpecialDays } from '#platform/wire/times/special-days.ts';

/** The days on which the week of one shop does not hold. */
export async function askSpecialDays(
  { api, warn }: { readonly api: Api; readonly warn: Warn },
  shop: ShopId,
): Promise<Answer<SpecialDays>> {
  const input = { query: { shopId: shop } };
  const parse = (reply: unknown) => parseSpecialDays(reply, shop, warn);
  const [closed, open] = await Promise.all([
    api.ask(listClosedDays, parse, input),
    api.ask(listOpenDays, parse, input),
  ]);
  if (closed.kind !== 'ok') return closed;
  if (open.kind !== 'ok') return open;
  return { kind: 'ok', value: { closed: closed.value, open: open.value } };
}
