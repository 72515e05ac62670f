import type { ReadableAtom } from 'nanostores';
import type { Api } from '#platform/api/api.ts';
import type { Ports } from '#platform/ports.ts';
import type { VisitPlan } from '../visit.ts';
import { sharedConnection } from './live-connection.ts';
import { watchTimes, type WatchTools } from './watch-times.ts';

export interface VisitShopTools extends Omit<WatchTools, 'clock' | 'random'> {
  readonly api: Api;
  readonly ports: Pick<Ports, 'fetch' | 'clock' | 'random' | 'tabs' | 'presence'>;
  /** The company's token. */
  readonly company: string;
  readonly $plan: ReadableAtom<VisitPlan>;
}

/** Follows the shop of the visit, whichever it is, until the function that comes back is called. */
export async function followVisitShop(tools: VisitShopTools): Promise<() => void> {
  const { api, ports, company, $plan } = tools;
  const presence = await ports.presence();
  const connect = () => sharedConnection({ api, ports, presence, company });
  const { clock, random } = ports;
  let followed = '';
  let leave = () => {};
  const off = $plan.subscribe(({ shop }) => {
    const externalShopId = shop?.externalId ?? '';
    if (externalShopId === followed) return;
    leave();
    followed = externalShopId;
    leave = shop ? watchTimes({ ...tools, clock, random }, connect(), externalShopId) : () => {};
  });
  return () => {
    off();
    leave();
  };
}
