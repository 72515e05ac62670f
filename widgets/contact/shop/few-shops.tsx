import type { Shop } from '#domain/catalogue/catalogue.ts';
import { usePickerState, useCards, type PickerPartProps } from '#widgets/shop-picker/picker-state.ts';
import { ShopHours } from '../hours/shop-hours.tsx';
import { useSpecialDays } from '../hours/use-special-days.ts';
import { ShopsOnMap } from '../map/shops-on-map.tsx';
import { WholeShop } from './whole-shop.view.tsx';

const unmeasured = (shop: Shop) => ({ shop, metres: null });

/** A few shops, each with everything there is to know of it. */
export function FewShops(props: PickerPartProps) {
  const { site, company, shops, targetOf } = props;
  const picker = usePickerState(props);
  useSpecialDays(site, shops);
  const cardOf = useCards(picker, shops.map(unmeasured));
  return (
    <ShopsOnMap company={company} shops={shops} targetOf={targetOf}>
      {(markOf) =>
        shops.map((shop) => (
          <WholeShop
            key={shop.id}
            shop={shop}
            mark={markOf(shop)}
            earliest={cardOf(unmeasured(shop)).earliest}
            hours={<ShopHours site={site} shop={shop} />}
            to={shops.length > 1 ? targetOf(shop) : null}
          />
        ))
      }
    </ShopsOnMap>
  );
}
