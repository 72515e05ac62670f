import { tw } from '#theme/sheet.ts';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';

const LINES = ['w-full', 'w-11/12', 'w-5/6', 'w-3/4', 'w-2/3', 'w-1/2'] as const;

/** The shape of an article. */
export function PostSkeleton() {
  return (
    <LoadingRegion>
      <div className={tw('mx-auto max-w-reading')}>
        <Skeleton className="h-12 w-5/6 mt-14" />
        <Skeleton className="h-5 w-48 mt-5" />
        <Skeleton className="w-full aspect-[3/2] mt-8" />
        <div className={tw('grid gap-3 mt-10')}>
          {LINES.map((width) => (
            <Skeleton key={width} className={`h-5 ${width}`} />
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}
