import type { Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { CARDS, fewGrid } from '#widgets/finder/cards/grids.ts';

/** A page of them is shown at first. */
const PAGE = 6;

/** The shape of the shops' cards and of the field above them. */
export function FinderSkeleton({ shops }: { readonly shops: readonly Shop[] }) {
  return (
    <LoadingRegion>
      <div className={tw('flex flex-wrap items-end justify-between gap-x-8 gap-y-4 mb-8')}>
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-[calc(var(--u)*6.75)] w-full @[48em]:w-[calc(var(--u)*32)]" />
      </div>
      <Skeleton className="-mt-2 mb-6 h-11 w-40" />
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

/** The shape of a few shops, side by side or as bands. */
export function FewShopsSkeleton({
  shops,
  arrangement,
}: {
  readonly shops: readonly Shop[];
  readonly arrangement: 'pillars' | 'bands';
}) {
  const isBands = arrangement === 'bands';
  return (
    <LoadingRegion>
      <Skeleton className="h-9 w-56 mb-8" />
      <div className={tw(fewGrid(arrangement, shops.length))}>
        {shops.map(({ id }) => (
          <div
            key={id}
            className={tw(isBands ? 'grid gap-6 items-center @[48em]:grid-cols-2 @[48em]:gap-14' : '')}
          >
            <Skeleton className={`w-full ${isBands ? 'aspect-[4/3]' : 'aspect-[3/2] mb-4'}`} />
            <Skeleton className={isBands ? 'h-[calc(var(--u)*12.5)]' : 'h-[calc(var(--u)*8.25)]'} />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
