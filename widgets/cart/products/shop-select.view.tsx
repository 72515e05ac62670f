import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import { tw } from '#theme/sheet.ts';
import { FieldShell } from '#ui/forms/field.tsx';
import { ExpandIcon } from '#ui/icons/direction-icons.tsx';

interface ShopSelectProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  /** Of the choice of none. */
  readonly choose: string;
  readonly shop: Shop | null;
  readonly shops: readonly Shop[];
  readonly onShop: (shopId: ShopId | null) => void;
}

/** Which shop a cart is for. */
export function ShopSelect({ name, label, hint, choose, shop, shops, onShop }: ShopSelectProps) {
  return (
    <FieldShell label={label} hint={hint}>
      {(wiring) => (
        <div className={tw('relative')}>
          <select
            {...wiring}
            name={name}
            value={shop?.id ?? ''}
            onChange={(event) => onShop(shops[event.currentTarget.selectedIndex - 1]?.id ?? null)}
            className={tw(`${wiring.className} appearance-none !pr-10 truncate`)}
          >
            <option value="">{choose}</option>
            {shops.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name.includes(each.address.city) ? each.name : `${each.name}, ${each.address.city}`}
              </option>
            ))}
          </select>
          <span
            aria-hidden="true"
            className={tw('absolute inset-y-0 right-3.5 flex items-center pointer-events-none')}
          >
            <ExpandIcon className="w-4 h-4" />
          </span>
        </div>
      )}
    </FieldShell>
  );
}
