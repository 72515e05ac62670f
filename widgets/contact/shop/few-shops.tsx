import type { Shop } from '#domain/catalogue/catalogue.ts';
import { useTexts } from '#ui/texts.ts';
import { useSpecialDays } from '../hours/use-special-days.ts';
import { usePickerState, useCards } from '#widgets/shop-picker/picker-state.ts';
import type { KnownContactProps } from '../layouts/contact-layout.ts';
import { ShopHours } from '../hours/shop-hours.tsx';
import { ShopsOnMap } from '../map/shops-on-map.tsx';
import { contactTargets } from './contact-targets.ts';
import { WholeShop } from './whole-shop.view.tsx';

const unmeasured = (shop: Shop) => ({ shop, metres: null });

/** A few shops, each with everything there is to know of it. */
export function FewShops({ site, stores, company, shops, links }: KnownContactProps) {
  const { locale } = useTexts();
  const targetOf = contactTargets(site, locale, links);
  const picker = usePickerState({ site, stores, company, shops, targetOf, services: [] });
  useSpecialDays(site, shops);
  const cardOf = useCards(picker, shops.map(unmeasured));
  return (
    <ShopsOnMap site={site} company={company} shops={shops} targetOf={targetOf}>
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
