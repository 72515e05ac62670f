import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Profile } from '#domain/account/profile.ts';
import { PROVIDER_TITLES, type ProviderName } from '#domain/account/identity-provider.ts';
import type { Failure } from '#stores/account/account-changes.ts';
import { proofFeature } from '#stores/account/proof/feature.ts';
import { socialFeature } from '#stores/account/social/feature.ts';
import type { AuthorizationResult, Social } from '#stores/account/social/social.ts';
import type { ProfileStore } from '#stores/account/profile.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { useResultWords } from '#widgets/sign-in/social/result-words.ts';
import { isReturnable, useAuthorization } from '#widgets/sign-in/social/use-authorization.ts';
import { Proof } from '../proof/proof.tsx';
import { useProof, type HeldBack } from '../proof/use-proof.ts';
import { ProvidersView } from './providers.view.tsx';

interface ProvidersProps {
  readonly site: Site;
  readonly store: ProfileStore;
  readonly profile: Profile;
}

interface OpenedProps extends ProvidersProps {
  readonly social: Social;
}

const isLinkOf = (outcome: AuthorizationResult | null) =>
  outcome !== null && outcome.kind !== 'stale' && outcome.purpose === 'link';

/** Why a visit to a service has not linked it, until something else is tried; that it has, is told once. */
function useOutcome({ social, store }: OpenedProps, held: HeldBack): string | null {
  const { t } = useTexts();
  const toast = useToast();
  const wordsOf = useResultWords();
  const outcome = useStore(social.$outcome);
  const isLink = isLinkOf(outcome);
  const linked = isLink && outcome?.kind === 'done' ? outcome.provider : null;
  useEffect(() => {
    if (linked === null) return;
    toast(t('profile:providers.linked', { provider: PROVIDER_TITLES[linked] }));
    social.forget();
    void store.load();
  }, [linked, social, store, t, toast]);
  const problem = isLink && outcome?.kind === 'failed' ? outcome.problem : null;
  const isUnproven = problem?.type === 'proof_missing';
  useEffect(() => {
    // It was proven before the visitor left, and they stayed away for long.
    if (isUnproven) held.holdBack(problem, () => void social.linkAgain());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each answer of the service.
  }, [problem, social]);
  if (outcome === null || outcome.kind === 'done' || isUnproven) return null;
  return outcome.kind === 'stale' || isLink ? wordsOf(outcome) : null;
}

/** What is asked of the server, one thing at a time, and what is told of it. */
function useChanges({ site, store, profile, social }: OpenedProps, held: HeldBack) {
  const { t } = useTexts();
  const toast = useToast();
  const { leaving, hasFailed, leave } = useAuthorization(site, 'link');
  const [state, setState] = useState({
    busy: null as ProviderName | null,
    failure: null as string | null,
    attempt: 0,
  });

  function begin(busy: ProviderName): void {
    social.forget();
    setState((before) => ({ ...before, busy, failure: null }));
  }

  function end(problem: Failure | null, again: () => void): void {
    const failure = problem === null || held.holdBack(problem, again) ? null : problem.message;
    setState(({ attempt }) => ({ busy: null, failure, attempt: attempt + (failure === null ? 0 : 1) }));
  }

  async function unlink(provider: ProviderName): Promise<void> {
    begin(provider);
    const outcome = await social.unlink(provider);
    end(outcome.kind === 'failed' ? outcome.problem : null, () => void unlink(provider));
    if (outcome.kind === 'failed') return;
    store.know(profile, { providers: outcome.providers });
    toast(t('profile:providers.unlinked', { provider: PROVIDER_TITLES[provider] }));
  }

  /** Whoever comes back has proven the account already. */
  async function link(provider: ProviderName): Promise<void> {
    begin(provider);
    const proof = await site.open(proofFeature).catch(() => null);
    const checked = await proof?.check();
    const refused = checked?.kind === 'failed' ? checked.problem : null;
    end(refused, () => void link(provider));
    const found = (valueOf(social.$providers.get()) ?? []).find((each) => each.provider === provider);
    if (refused === null && found) await leave(found);
  }

  const busy = leaving?.provider ?? state.busy;
  return {
    ...state,
    busy,
    failure: state.failure ?? (hasFailed ? t('sign-in:social.failed') : null),
    link: (provider: ProviderName) => (busy === null ? void link(provider) : undefined),
    unlink: (provider: ProviderName) => (busy === null ? void unlink(provider) : undefined),
  };
}

function OpenedProviders(props: OpenedProps) {
  const { site, profile, social } = props;
  const offered = valueOf(useStore(social.$providers)) ?? [];
  const held = useProof();
  const changes = useChanges(props, held);
  const brought = useOutcome(props, held);
  useEffect(() => void social.load(), [social]);
  const canLink = isReturnable(site);
  const shown = offered.filter(({ provider }) => canLink || profile.providers.includes(provider));
  if (shown.length === 0) return null;
  const failure = changes.failure ?? brought;
  return (
    <ProvidersView
      providers={shown.map(({ provider }) => ({ provider, isLinked: profile.providers.includes(provider) }))}
      busy={changes.busy}
      failure={failure}
      attempt={changes.attempt + (failure === null ? 0 : 1)}
      onLink={changes.link}
      onUnlink={changes.unlink}
      behindProof={(list) => <Proof {...{ site, profile, held }}>{list}</Proof>}
    />
  );
}

/** The services by which the customer may come in, where the company has any. */
export function Providers(props: ProvidersProps) {
  const opened = useOpened(props.site, socialFeature);
  // Nobody misses what most companies have not.
  return opened.kind === 'ready' ? <OpenedProviders {...props} social={opened.value} /> : null;
}
