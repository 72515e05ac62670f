import { tw } from '#theme/sheet.ts';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';

/** In the place of the first stage, of which it has the shape: a text, a field, a button. */
export function SignInSkeleton() {
  return (
    <LoadingRegion>
      <div className={tw('grid gap-5 mt-4 max-w-form')}>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-12 w-40" />
      </div>
    </LoadingRegion>
  );
}
