import { tw } from '#theme/sheet.ts';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { TILES } from './categories.view.tsx';

const FOUR = ['a', 'b', 'c', 'd'] as const;

/** The shape of the categories before they are there. */
export function CategoriesSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton className="h-9 w-56 mb-6" />
      <div className={tw(TILES)}>
        {FOUR.map((key) => (
          <div key={key}>
            <Skeleton className="w-full aspect-[4/5]" />
            <Skeleton className="h-6 w-3/4 mt-3" />
            <Skeleton className="h-4 w-16 mt-2" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}

/** The shape of a list of services. */
export function ServicesSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton className="h-9 w-56 mt-12" />
      <Skeleton className="h-6 w-full max-w-reading mt-3 mb-6" />
      {FOUR.map((key) => (
        <div key={key} className={tw('flex items-center gap-6 py-6 border-b border-line')}>
          <Skeleton className="hidden @[40em]:block w-40 aspect-square shrink-0" />
          <div className={tw('flex-1 min-w-0')}>
            <Skeleton className="h-6 w-48" />
            <Skeleton className="h-4 w-full max-w-reading mt-3" />
            <Skeleton className="h-5 w-24 mt-3" />
          </div>
          <Skeleton className="w-20 aspect-square shrink-0 @[40em]:hidden" />
        </div>
      ))}
    </LoadingRegion>
  );
}

/** The shape of a service's page. */
export function ServiceSkeleton() {
  return (
    <LoadingRegion>
      <div className={tw('grid gap-8 @[52em]:grid-cols-2 @[52em]:gap-12')}>
        <Skeleton className="w-full aspect-[4/3]" />
        <div>
          <Skeleton className="h-11 w-3/4" />
          <Skeleton className="h-6 w-1/2 mt-4" />
          <Skeleton className="h-4 w-full mt-8" />
          <Skeleton className="h-4 w-full mt-3" />
          <Skeleton className="h-4 w-2/3 mt-3" />
          <Skeleton className="h-12 w-40 mt-8" />
        </div>
      </div>
    </LoadingRegion>
  );
}
