import { useCallback, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import { visitMinutes } from '#domain/catalogue/visit-duration.ts';
import type { Company } from '#domain/company/company.ts';
import { jsonOf } from '#domain/json.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { bookedPrice } from '#domain/prices/pricing-visit.ts';
import type { ShopPickerStores } from '#stores/shop-picker/shop-picker-stores.ts';
import type { Site } from '#stores/site.ts';
import { Duration } from '#ui/amounts/duration.tsx';
import { afterPaint } from '#ui/loading/paint/after-paint.ts';
import type { ShopPurpose } from '../shop-purpose.ts';
import { ShopPicker } from '../shop-picker.tsx';
import { WithPickerStores } from '../with-picker-stores.tsx';

export interface ChooseShopProps {
  readonly site: Site;
  readonly company: Company;
  /** Of the visit, with the durations that are meant; none where a shop is wanted for something else. */
  readonly services: readonly Service[];
  /** Those that there is a choice of: of a visit those that offer all of it. */
  readonly shops: readonly Shop[];
  /** The one that is chosen now; null: none is. */
  readonly chosenId: ShopId | null;
  readonly title: string;
  /** A price in the words of the screen around. */
  readonly priceOf?: (price: ShownPrice) => ReactNode;
  /** Absent: a visit. */
  readonly purpose?: ShopPurpose;
  readonly onChoose: (shop: Shop) => void;
  /** What holds the place until the shops can be shown. */
  readonly waiting: ReactNode;
}

/** What the visit costs and how long it takes in a shop; nothing where it costs the same in all of them. */
function useFacts({ services, shops, priceOf }: ChooseShopProps): ((shop: Shop) => ReactNode) | undefined {
  const factsOf = useCallback(
    ({ externalId }: Shop) => (
      <>
        {priceOf?.(bookedPrice(services, externalId))}
        <Duration minutes={visitMinutes(services)} />
      </>
    ),
    [services, priceOf],
  );
  const prices = new Set(shops.map(({ externalId }) => jsonOf(bookedPrice(services, externalId))));
  return prices.size > 1 ? factsOf : undefined;
}

/** Which shop a visit takes place in, or products are bought at: the shops with what finds one of them. */
export function ChooseShop(props: ChooseShopProps) {
  return (
    <WithPickerStores site={props.site} waiting={props.waiting}>
      {(stores) => <Shops {...props} stores={stores} />}
    </WithPickerStores>
  );
}

function Shops({ stores, ...props }: ChooseShopProps & { readonly stores: ShopPickerStores }) {
  const { site, company, services, shops, chosenId, title, purpose, onChoose } = props;
  const text = useStore(stores.searchText.$text);
  const factsOf = useFacts(props);
  const targetOf = (shop: Shop) => ({
    href: null,
    go: () =>
      afterPaint(() => {
        onChoose(shop);
        stores.history.see(shop.id);
      }),
  });
  return (
    <ShopPicker
      {...{ site, stores, company, shops, services, chosenId, targetOf, factsOf, purpose, title, text }}
      isTitled={false}
      arrangement="choice"
      onText={stores.searchText.type}
    />
  );
}
