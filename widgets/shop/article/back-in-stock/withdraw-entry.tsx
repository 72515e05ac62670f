import { useStore } from '@nanostores/react';
import { backInStockFeature } from '#stores/products/back-in-stock/feature.ts';
import type { Site } from '#stores/site.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useIsHydrating } from '#ui/loading/use-hydration.ts';
import { useOpened } from '#ui/loading/use-opened.ts';

const dialogPart = lazyPart(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog);

/** On the page to which a mail leads: asks whether the requests of its address are to end. A server knows no key. */
export function WithdrawEntry({ site }: { readonly site: Site }) {
  const { query } = useStore(site.navigation.$place);
  const isHydrating = useIsHydrating();
  const isAsked = !isHydrating && query.tab === 'withdraw';
  const part = dialogPart.usePart(isAsked);
  const store = useOpened(site, backInStockFeature, isAsked);
  if (!isAsked || part.kind !== 'ready' || store.kind !== 'ready') return null;
  return <part.value site={site} store={store.value} />;
}
