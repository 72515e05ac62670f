import type { Shop } from '#domain/catalogue/catalogue.ts';

import { tw } from '#theme/sheet.ts';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { SEARCH_FROM } from './bar/search-from.ts';
import { CARDS } from './cards/grids.ts';

/** A page of them is shown at first. */
const PAGE = 6;

/** The shape of the shops' cards and of the field above them. */
export function PickerSkeleton({
  shops,
  isTitled = true,
}: {
  readonly shops: readonly Shop[];
  /** False where the heading stands above already. */
  readonly isTitled?: boolean;
}) {
  const hasMap = shops.some(({ position }) => position !== null);
  return (
    <LoadingRegion>
      {isTitled && (
        <div className={tw('flex flex-wrap items-end justify-between gap-x-8 gap-y-4 mb-8')}>
          <Skeleton className="h-9 w-56" />
          <Skeleton className="h-[calc(var(--u)*6.75)] w-full @[48em]:w-[calc(var(--u)*32)]" />
        </div>
      )}
      {!isTitled && shops.length >= SEARCH_FROM && (
        <Skeleton className="mb-8 w-full h-[calc(var(--u)*6.75)] @[30em]:h-12 @[48em]:w-[calc(var(--u)*32)]" />
      )}
      {hasMap && <Skeleton className="-mt-2 mb-6 h-11 w-40" />}
      <div className={tw(CARDS)}>
        {shops.slice(0, PAGE).map(({ id }) => (
          <div key={id} className={tw('grid grid-cols-[6em_1fr] gap-x-4 items-center @[40em]:block')}>
            <Skeleton className="w-full aspect-square @[40em]:aspect-[3/2]" />
            <Skeleton className="h-[calc(var(--u)*7)] @[40em]:mt-4" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
