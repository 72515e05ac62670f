import type { ReactNode } from 'react';
import { shopPickerFeature } from '#stores/shop-picker/feature.ts';
import type { ShopPickerStores } from '#stores/shop-picker/shop-picker-stores.ts';
import type { Site } from '#stores/site.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';

interface WithPickerStoresProps {
  readonly site: Site;
  /** What holds the place until they are open. */
  readonly waiting: ReactNode;
  readonly children: (stores: ShopPickerStores) => ReactNode;
}

/** What the shop pickers of a site share, and the way to ask for it again where it does not come. */
export function WithPickerStores({ site, waiting, children }: WithPickerStoresProps) {
  const opened = useOpened(site, shopPickerFeature);
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  return opened.kind === 'ready' ? children(opened.value) : waiting;
}
