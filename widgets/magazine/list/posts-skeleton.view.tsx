import { tw } from '#theme/sheet.ts';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';

/** The shape of some articles. */
export function PostsSkeleton({ count = 3 }: { readonly count?: number }) {
  return (
    <LoadingRegion>
      <div className={tw('grid gap-x-8 gap-y-12 @[40em]:grid-cols-2 @[64em]:grid-cols-3')}>
        {Array.from({ length: count }, (_, place) => (
          <div key={place}>
            <Skeleton className="w-full aspect-[3/2]" />
            <Skeleton className="h-4 w-32 mt-4" />
            <Skeleton className="h-7 w-4/5 mt-3" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
