import type { Ref } from 'react';
import type { FoundShop } from '#domain/shops/nearby.ts';
import { tw } from '#theme/sheet.ts';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useCards, type FinderState } from '../finder-state.ts';

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

/** Cards of shops in the variant that the company chose. `marks`: numbered, as the map beside them is. */
export function ShopList({
  finder,
  found,
  isNarrow = false,
  listRef,
}: {
  readonly finder: FinderState;
  readonly found: readonly FoundShop[];
  readonly isNarrow?: boolean;
  readonly listRef?: Ref<HTMLUListElement>;
}) {
  const cardOf = useCards(finder, found);
  if (!finder.cards) return <CardsSkeleton count={found.length} />;
  const { Card, grid, narrow } = finder.cards;
  return (
    <ul ref={listRef} data-found={listRef ? '' : undefined} className={tw(isNarrow ? narrow : grid)}>
      {found.map((one, index) => (
        <li key={one.shop.id} className={tw('min-w-0')}>
          <Card {...cardOf(one)} mark={isNarrow ? index + 1 : null} />
        </li>
      ))}
    </ul>
  );
}
