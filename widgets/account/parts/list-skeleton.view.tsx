import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';

/** The shape of a list before it is there. */
export function ListSkeleton() {
  return (
    <LoadingRegion>
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} className="h-20 w-full mb-3" />
      ))}
    </LoadingRegion>
  );
}
