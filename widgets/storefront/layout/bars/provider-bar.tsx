import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';
import { providerFeature } from '#stores/visitor/provider/feature.ts';
import type { ProviderStore } from '#stores/visitor/provider/provider.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { useTexts } from '#ui/texts.ts';
import { StaffBar } from './staff-bar.view.tsx';

function OpenedBar({ store }: { readonly store: ProviderStore }) {
  const provider = useStore(store.$provider);
  useEffect(() => void store.start(), [store]);
  const { t } = useTexts();
  if (provider === null) return null;
  const words = t('sign-in:provider.who', { name: provider.name });
  return <StaffBar words={words} end={t('sign-in:provider.end')} onEnd={() => void store.end()} />;
}

function ProvidersBar({ site }: { readonly site: Site }) {
  const opened = useOpened(site, providerFeature);
  return opened.kind === 'ready' && <OpenedBar store={opened.value} />;
}

/** The session of somebody of the company, who may end it; nothing for whom it is not. */
export function ProviderBar({ site }: { readonly site: Site }) {
  const [isTheirs] = useState(
    () => site.session.isStaff() || site.navigation.history.read().includes('#provider='),
  );
  return isTheirs && <ProvidersBar site={site} />;
}
