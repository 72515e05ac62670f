import { tw } from '#theme/sheet.ts';
import { Skeleton } from '#ui/states/skeleton.tsx';

/** Shapes of the form and the voucher beside it. */
export function GiftSkeleton() {
  return (
    <div aria-hidden="true" className={tw('grid gap-10 @[56em]:grid-cols-[minmax(0,1fr)_minmax(0,25em)]')}>
      <div className={tw('grid gap-4 content-start')}>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </div>
      <Skeleton className="h-80" />
    </div>
  );
}
