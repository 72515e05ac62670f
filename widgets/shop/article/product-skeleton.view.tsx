import { tw } from '#theme/sheet.ts';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { PRODUCT_COLUMNS } from './product.view.tsx';

/** The shape of a product's page. */
export function ProductSkeleton() {
  return (
    <LoadingRegion>
      <div className={tw(`${PRODUCT_COLUMNS} mt-12`)}>
        <Skeleton className="w-full aspect-[4/5]" />
        <div>
          <Skeleton className="h-12 w-5/6" />
          <Skeleton className="h-7 w-24 mt-5" />
          <Skeleton className="h-5 w-full mt-8" />
          <Skeleton className="h-5 w-4/5 mt-3" />
          <Skeleton className="h-12 w-full mt-10" />
        </div>
      </div>
    </LoadingRegion>
  );
}
