import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Profile } from '#domain/account/profile.ts';
import type { IdentityProvider, ProviderName } from '#domain/account/identity-provider.ts';
import { socialFeature } from '#stores/account/social/feature.ts';
import type { Social } from '#stores/account/social/social.ts';
import type { ProfileStore } from '#stores/account/profile.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { refusalText } from '#widgets/sign-in/faults.ts';
import { useResultWords } from '#widgets/sign-in/social/result-words.ts';
import { PROVIDER_TITLES } from '#domain/account/identity-provider.ts';
import { isReturnable, useAuthorization } from '#widgets/sign-in/social/use-authorization.ts';
import { ProvidersView } from './providers.view.tsx';

interface ProvidersProps {
  readonly site: Site;
  readonly store: ProfileStore;
  readonly profile: Profile;
}

/** Why a visit to a service has not linked it, until something else is tried; that it has, is told once. */
function useOutcome(social: Social): string | null {
  const { t } = useTexts();
  const toast = useToast();
  const wordsOf = useResultWords();
  const outcome = useStore(social.$outcome);
  const linked = outcome?.kind === 'done' && outcome.purpose === 'link' ? outcome.provider : null;
  useEffect(() => {
    if (linked === null) return;
    toast(t('profile:providers.linked', { provider: PROVIDER_TITLES[linked] }));
    social.forget();
  }, [linked, social, t, toast]);
  if (outcome === null || outcome.kind === 'done') return null;
  return outcome.kind === 'stale' || outcome.purpose === 'link' ? wordsOf(outcome) : null;
}

function OpenedProviders({ site, store, profile, social }: ProvidersProps & { readonly social: Social }) {
  const { t } = useTexts();
  const toast = useToast();
  const offered = valueOf(useStore(social.$providers)) ?? [];
  const { leaving, hasFailed, leave } = useAuthorization(site, 'link');
  const brought = useOutcome(social);
  const [state, setState] = useState({
    ending: null as ProviderName | null,
    failure: null as string | null,
    attempt: 0,
  });
  useEffect(() => void social.load(), [social]);

  async function unlink(provider: ProviderName): Promise<void> {
    if (state.ending !== null) return;
    social.forget();
    setState((before) => ({ ...before, ending: provider, failure: null }));
    const outcome = await social.unlink(provider);
    const failure = outcome.kind === 'failed' ? refusalText(t, outcome.problem) : null;
    setState(({ attempt }) => ({ ending: null, failure, attempt: attempt + (failure === null ? 0 : 1) }));
    if (outcome.kind === 'failed') return;
    store.know(profile, { providers: outcome.providers });
    toast(t('profile:providers.unlinked', { provider: PROVIDER_TITLES[provider] }));
  }

  const canLink = isReturnable(site);
  const shown = offered.filter(({ provider }) => canLink || profile.providers.includes(provider));
  if (shown.length === 0) return null;
  const failure = state.failure ?? (hasFailed ? t('sign-in:social.failed') : brought);
  return (
    <ProvidersView
      providers={shown.map(({ provider }) => ({ provider, isLinked: profile.providers.includes(provider) }))}
      busy={leaving?.provider ?? state.ending}
      failure={failure}
      attempt={state.attempt + (failure === null ? 0 : 1)}
      onLink={(provider) => {
        const found = offered.find((each): each is IdentityProvider => each.provider === provider);
        social.forget();
        if (found) void leave(found);
      }}
      onUnlink={(provider) => void unlink(provider)}
    />
  );
}

/** The services by which the customer may come in, where the company has any. */
export function Providers(props: ProvidersProps) {
  const opened = useOpened(props.site, socialFeature);
  // Nobody misses what most companies have not.
  return opened.kind === 'ready' ? <OpenedProviders {...props} social={opened.value} /> : null;
}
