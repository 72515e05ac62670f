import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { signInFeature } from '#stores/visitor/sign-in/feature.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import type { FlowProps } from './flow/flow.tsx';
import { SignInSkeleton } from './sign-in-skeleton.tsx';

const flowPart = lazyPart(() => import('./flow/flow.tsx'));

export interface SignInProps extends FlowProps {
  /** It takes the place of what was pressed, and the focus with it. */
  readonly takesFocus?: boolean;
}

/** The way in for a visitor, with an account or without one yet: its code and its words come when it is shown. */
export function SignIn({ takesFocus = false, ...props }: SignInProps) {
  const { site } = props;
  const texts = useStore(site.texts.$texts);
  const flow = flowPart.usePart(true);
  const store = useOpened(site, signInFeature);
  useEffect(() => void site.texts.ensure('sign-in'), [site]);
  if (flow.kind === 'failed') return <ErrorState onRetry={flow.retry} />;
  if (store.kind === 'failed') return <ErrorState onRetry={store.retry} />;
  if (flow.kind === 'ready' && store.kind === 'ready' && texts.has('sign-in'))
    return <flow.value.Flow {...props} signIn={store.value} takesFocus={takesFocus} />;
  return <SignInSkeleton />;
}
