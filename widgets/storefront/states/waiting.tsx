import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';
import { WaitingPage } from './state-pages.view.tsx';

/** The waiting page of an overloaded site. The stores try again by themselves; success leads back to the wanted page. */
export function Waiting({ site }: { readonly site: Site }) {
  const shops = useStore(site.catalogue.$shops);
  const seconds = useStore(site.catalogue.$secondsToAttempt);
  return (
    <WaitingPage
      seconds={seconds}
      isBusy={shops.kind === 'loading'}
      onRetry={() => void site.catalogue.ensureShops()}
    />
  );
}
