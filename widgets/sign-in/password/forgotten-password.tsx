import { useState } from 'react';
import type { Site } from '#stores/site.ts';
import { passwordFeature } from '#stores/visitor/password/feature.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import type { ForgottenPasswordProps } from './forgotten-password.view.tsx';

/** Wanted by few: its code comes with the press. */
const viewPart = lazyPart(() => import('./forgotten-password.view.tsx'));

interface Asking extends Pick<ForgottenPasswordProps, 'place'> {
  readonly site: Site;
  /** What was typed before. */
  readonly email: string;
  /** The e-mail as it stands. */
  readonly onType?: ((email: string) => void) | undefined;
  readonly onBack: () => void;
}

const ASKING = { isBusy: false, failure: null, attempt: 0, sentTo: null };

/** The way to a new password, without leaving where the visitor is. */
export function ForgottenPassword({ site, email, place, onType, onBack }: Asking) {
  const { t } = useTexts();
  const view = viewPart.usePart(true);
  const [state, setState] =
    useState<Pick<ForgottenPasswordProps, 'isBusy' | 'failure' | 'attempt' | 'sentTo'>>(ASKING);
  const fail = (failure: string) =>
    setState((before) => ({ ...before, isBusy: false, failure, attempt: before.attempt + 1 }));
  const send = async (address: string) => {
    setState((before) => ({ ...before, isBusy: true }));
    const store = await site.open(passwordFeature).catch(() => null);
    const outcome = await store?.askForLink(address);
    if (outcome?.kind === 'done') return setState({ ...ASKING, sentTo: address });
    return fail(outcome?.kind === 'failed' ? outcome.problem.message : t('common:failed.text'));
  };
  if (view.kind === 'failed') return <ErrorState onRetry={view.retry} />;
  if (view.kind === 'ready') {
    const { ForgottenPasswordView } = view.value;
    return (
      <ForgottenPasswordView
        {...state}
        email={email}
        place={place}
        onType={onType}
        onSend={(address) => void send(address)}
        onBack={onBack}
      />
    );
  }
  return (
    <LoadingRegion>
      <Skeleton className="h-48 w-full mt-4" />
    </LoadingRegion>
  );
}
