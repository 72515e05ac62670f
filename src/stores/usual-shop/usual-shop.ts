import { atom, computed, type ReadableAtom } from 'nanostores';
import { customerHistory } from '#contract/people/customers.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import { newestShopOf } from '#platform/wire/booking/visit-history.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { valueOf } from '../load.ts';

/** The shop where the customer's newest appointment is: their next one begins there, unless they say otherwise. */
export interface UsualShop extends FeatureStore {
  /** Null for a guest, for whom nothing was booked, where that shop is no more, and until it is known. */
  readonly $shopId: ReadableAtom<ShopId | null>;
}

/** Purchases lie between appointments. */
const NEWEST = { page: 1, itemPerPage: 10 };

export function createUsualShop({ connection, visitor }: FeatureTools): UsualShop {
  const { api, catalogue } = connection;
  const { $session } = visitor.session;
  const $external = atom<string | null>(null);
  let asked: string | null = null;

  async function ask(customerId: string): Promise<void> {
    asked = customerId;
    $external.set(null);
    const answer = await api.ask(customerHistory, newestShopOf, { query: NEWEST });
    // Somebody else may have come in meanwhile. Whoever is not told of a shop chooses one, as a guest does.
    if (asked !== customerId) return;
    if (answer.kind === 'ok') $external.set(answer.value.externalShopId);
    else asked = null;
  }

  const stop = $session.subscribe((session) => {
    if (session.kind === 'restoring') return;
    const id = session.kind === 'customer' ? session.customer.id : null;
    if (id === asked) return;
    if (id !== null) return void ask(id);
    asked = null;
    $external.set(null);
  });

  return {
    $shopId: computed(
      [$external, catalogue.$shops],
      (external, shops) =>
        (valueOf(shops) ?? []).find(({ externalId }) => externalId === external)?.id ?? null,
    ),
    dispose: stop,
  };
}
