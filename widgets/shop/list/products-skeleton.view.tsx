import { tw } from '#theme/sheet.ts';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { PRODUCT_GRID } from './product-grid.ts';

/** The shape of a list of products. */
export function ProductsSkeleton({ count = 8 }: { readonly count?: number }) {
  return (
    <LoadingRegion>
      <Skeleton className="h-12 w-64" />
      <Skeleton className="h-6 w-full mt-8" />
      <div className={tw(`${PRODUCT_GRID} mt-10`)}>
        {Array.from({ length: count }, (_, place) => (
          <div key={place}>
            <Skeleton className="w-full aspect-[4/5]" />
            <Skeleton className="h-5 w-4/5 mt-3" />
            <Skeleton className="h-5 w-16 mt-2" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
