import type { Ref } from 'react';
import type { FoundShop } from '#domain/shops/nearby.ts';
import { tw } from '#theme/sheet.ts';
import { useCards, type PickerState } from '#widgets/shop-picker/picker-state.ts';
import { ShopOpening, ShopWeek } from '../hours/shop-hours.tsx';
import { useSpecialDays } from '../hours/use-special-days.ts';
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
  useSpecialDays(
    site,
    found.map(({ shop }) => shop),
  );
  const cardOf = useCards(picker, found);
  return (
    <ul
      ref={listRef}
      className={tw(`grid gap-x-10 gap-y-8 @[40em]:grid-cols-2 ${isNumbered ? '' : '@[64em]:grid-cols-3'}`)}
    >
      {found.map((one, index) => (
        <li key={one.shop.id} className={tw('min-w-0')}>
          <BriefShop
            {...cardOf(one)}
            mark={isNumbered ? index + 1 : null}
            opening={<ShopOpening site={site} shop={one.shop} />}
            hours={<ShopWeek site={site} shop={one.shop} />}
          />
        </li>
      ))}
    </ul>
  );
}
