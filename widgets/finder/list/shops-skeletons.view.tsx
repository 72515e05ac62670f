import { OTHER_SHOPS, type Shop } from '#domain/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';

/** The grid of plain cards. */
export const CARDS = 'grid gap-x-6 gap-y-5 @[40em]:gap-y-10 @[40em]:grid-cols-2 @[64em]:grid-cols-3';

/** The list of a few shops. */
export function fewGrid(arrangement: 'pillars' | 'bands', count: number): string {
  if (arrangement === 'bands') return 'grid gap-14 @[48em]:gap-20';
  return `grid gap-10 ${count > 2 ? '@[48em]:grid-cols-3' : '@[48em]:grid-cols-2'}`;
}

/** A page of them is shown at first. */
const PAGE = 6;

/** The shape of the shops' cards, the field above and the regions below them. */
export function FinderSkeleton({ shops }: { readonly shops: readonly Shop[] }) {
  const groups = [...new Set(shops.map(({ group }) => group.id))];
  return (
    <Loading>
      <div className={tw('flex flex-wrap items-end justify-between gap-x-8 gap-y-4 mb-8')}>
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-[calc(var(--u)*6.75)] w-full @[48em]:h-control @[48em]:w-[calc(var(--u)*32)]" />
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
      {shops.length > PAGE && <Skeleton className="mt-12 mx-auto h-control w-56" />}
      {groups.some((id) => id !== OTHER_SHOPS.id) && (
        <>
          <Skeleton className="mt-16 mb-4 h-7 w-56" />
          {groups.map((id) => (
            <div key={id} className={tw('flex items-center h-[calc(var(--u)*3.25)] border-t border-line')}>
              <Skeleton className="h-6 w-40" />
            </div>
          ))}
        </>
      )}
    </Loading>
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
    <Loading>
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
    </Loading>
  );
}
