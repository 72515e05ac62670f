import type { Ref } from 'react';
import type { FoundShop } from '#domain/shops/nearby.ts';
import { tw } from '#theme/sheet.ts';
import { useCards, type Finding } from '../finding.ts';

/** Cards of shops in the company's look. `marks`: numbered, as the map beside them is. */
export function ShopList({
  finding,
  found,
  isNarrow = false,
  listRef,
}: {
  readonly finding: Finding;
  readonly found: readonly FoundShop[];
  readonly isNarrow?: boolean;
  readonly listRef?: Ref<HTMLUListElement>;
}) {
  const cardOf = useCards(finding, found);
  const { Card, grid, narrow } = finding.look;
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
