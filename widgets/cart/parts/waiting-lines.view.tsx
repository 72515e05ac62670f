import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';

/** Stands for a heading and the first line of a cart. */
export function WaitingLines() {
  return (
    <LoadingRegion>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-12 w-full mt-6" />
    </LoadingRegion>
  );
}
