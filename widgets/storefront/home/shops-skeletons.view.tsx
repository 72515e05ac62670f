import type { Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { fewGrid } from '#widgets/shop-picker/cards/grids.ts';

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
