import { tw } from '#theme/sheet.ts';
import { LoadingRegion, Skeleton } from './skeleton.tsx';

/** The shape of a page of words before they are there. */
export function PagesSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton className="h-12 w-56" />
      <Skeleton className="h-6 w-full max-w-reading mt-5" />
      <div className={tw('grid gap-10 mt-12 @[48em]:grid-cols-2')}>
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-44 w-full" />
      </div>
    </LoadingRegion>
  );
}
