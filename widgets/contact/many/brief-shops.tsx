import type { Ref } from 'react';
import type { FoundShop } from '#domain/shops/nearby.ts';
import { tw } from '#theme/sheet.ts';
import { useSpecialDays } from '../hours/use-special-days.ts';
import { useCards, type PickerState } from '#widgets/shop-picker/picker-state.ts';
import { ShopOpening, ShopWeek } from '../hours/shop-hours.tsx';
import { BriefShop } from '../shop/brief-shop.view.tsx';

interface BriefShopsProps {
  readonly picker: PickerState;
  readonly found: readonly FoundShop[];
  /** As the map beside them is. */
  readonly isNumbered: boolean;
  readonly listRef?: Ref<HTMLUListElement>;
}

/** Shops in brief, with how far each is where that is known. */
export function BriefShops({ picker, found, isNumbered, listRef }: BriefShopsProps) {
  const { site } = picker;
  // A search has put the names of countries into the shops that it found, where their codes tell how telephones are dialled.
  const shops = found.map(({ shop }) => picker.shops.find(({ id }) => id === shop.id) ?? shop);
  useSpecialDays(site, shops);
  const cardOf = useCards(picker, found);
  return (
    <ul
      ref={listRef}
      data-found={listRef ? '' : undefined}
      className={tw(`grid gap-x-10 gap-y-8 @[40em]:grid-cols-2 ${isNumbered ? '' : '@[64em]:grid-cols-3'}`)}
    >
      {shops.map((shop, index) => (
        <li key={shop.id} className={tw('min-w-0')}>
          <BriefShop
            {...cardOf({ shop, metres: found[index]?.metres ?? null })}
            mark={isNumbered ? index + 1 : null}
            opening={<ShopOpening site={site} shop={shop} />}
            hours={<ShopWeek site={site} shop={shop} />}
          />
        </li>
      ))}
    </ul>
  );
}
