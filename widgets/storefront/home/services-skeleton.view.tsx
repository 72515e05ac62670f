import { tw } from '#theme/sheet.ts';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';

/** As many as are shown while nobody knows how many there are. */
const FOUR = 4;
const GRID = 'grid grid-cols-2 gap-x-4 gap-y-8 @[40em]:gap-x-6';
const COLUMNS = ['', ' @[40em]:grid-cols-3', ' @[40em]:grid-cols-3 @[64em]:grid-cols-4'] as const;

/** The shape of the categories, so many that nothing moves when they come. */
export function HomeServicesSkeleton({ count = FOUR }: { readonly count?: number | undefined }) {
  const isWide = count <= 2;
  const columns = COLUMNS[Math.min(Math.max(count - 2, 0), 2)];
  return (
    <LoadingRegion>
      <Skeleton className="h-9 w-56 mb-6" />
      <div className={tw(`${GRID}${columns}`)}>
        {Array.from({ length: count }, (_, place) => (
          <div key={`tile ${place}`}>
            <Skeleton className={`w-full aspect-[4/5] ${isWide ? '@[40em]:!aspect-[4/3]' : ''}`} />
            <Skeleton className="h-6 w-3/4 mt-3" />
            <Skeleton className="h-4 w-16 mt-2" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
