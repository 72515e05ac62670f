import type { ReactNode } from 'react';
import { giftsFeature } from '#stores/gifts/feature.ts';
import type { Gifts } from '#stores/gifts/gifts.ts';
import type { Site } from '#stores/site.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';

interface WithGiftsProps {
  readonly site: Site;
  readonly waiting: ReactNode;
  readonly children: (gifts: Gifts) => ReactNode;
}

/** Opens what is known of vouchers; the way to ask for it again where it does not come. */
export function WithGifts({ site, waiting, children }: WithGiftsProps) {
  const gifts = useOpened(site, giftsFeature);
  if (gifts.kind === 'failed') return <ErrorState onRetry={gifts.retry} />;
  return gifts.kind === 'waiting' ? waiting : children(gifts.value);
}
