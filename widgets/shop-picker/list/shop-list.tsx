import type { Ref } from 'react';
import { PAGE, type FoundShop } from '#domain/shops/nearby.ts';
import { tw } from '#theme/sheet.ts';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useCards, type PickerState } from '../picker-state.ts';

/** The shape of cards whose variant is on its way. */
function CardsSkeleton({ count }: { readonly count: number }) {
  return (
    <LoadingRegion>
      <div className={tw('grid gap-6 @[40em]:grid-cols-2 @[56em]:grid-cols-3')}>
        {Array.from({ length: count }, (_, place) => (
          <Skeleton key={`card ${place}`} className="h-64" />
        ))}
      </div>
    </LoadingRegion>
  );
}

/** Shops that are shown one after the other. */
export interface ListedShopsProps {
  readonly picker: PickerState;
  readonly found: readonly FoundShop[];
  readonly listRef?: Ref<HTMLUListElement>;
}

/** Cards of shops in the variant that the company chose. `isNarrow`: numbered, as the map beside them is. */
export function ShopList({
  picker,
  found,
  isNarrow = false,
  listRef,
}: ListedShopsProps & { readonly isNarrow?: boolean }) {
  const cardOf = useCards(picker, found);
  if (!picker.cards) return <CardsSkeleton count={found.length} />;
  const { Card, grid, narrow } = picker.cards;
  return (
    <ul ref={listRef} data-found={listRef ? '' : undefined} className={tw(isNarrow ? narrow : grid)}>
      {found.map((one, index) => (
        <li key={one.shop.id} className={tw('min-w-0')}>
          <Card
            {...cardOf(one)}
            isFirst={!isNarrow && index === 0 && found.length >= PAGE}
            mark={isNarrow ? index + 1 : null}
          />
        </li>
      ))}
    </ul>
  );
}
