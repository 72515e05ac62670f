import { useCallback, useSyncExternalStore } from 'react';
import type { Site } from '#stores/site.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';

/** Few pages are looked at by those who work for the company. */
const barPart = lazyPart(() => import('./provider-bar.tsx'));

/** By what the browser keeps, or a link of the back office. */
export function LazyProviderBar({ site }: { readonly site: Site }) {
  const { session, navigation } = site;
  const isProviders = () => session.isProviders() || navigation.history.read().includes('#provider=');
  const listen = useCallback((act: () => void) => session.$session.listen(act), [session]);
  const part = barPart.usePart(useSyncExternalStore(listen, isProviders, () => false));
  return part.kind === 'ready' && <part.value.ProviderBar site={site} />;
}
