import { useEffect, useRef, type ReactNode } from 'react';
import type { Profile } from '#domain/account/profile.ts';
import { proofFeature } from '#stores/account/proof/feature.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { isFocusLost } from '#ui/focus/is-focus-lost.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import type { HeldBack } from './use-proof.ts';

const stepsPart = lazyPart(() => import('./proof-steps.tsx'));

export interface ProofProps {
  readonly site: Site;
  /** Of the account that is to be shown to be theirs. */
  readonly profile: Pick<Profile, 'email' | 'phone' | 'hasPassword'>;
  /** What waits for it. */
  readonly held: HeldBack;
  /** Whether nothing else is asked where it stands, as in a dialog. */
  readonly isMain?: boolean | undefined;
}

function Asked(props: ProofProps) {
  const steps = stepsPart.usePart(true);
  const store = useOpened(props.site, proofFeature);
  if (steps.kind === 'failed') return <ErrorState onRetry={steps.retry} />;
  if (store.kind === 'failed') return <ErrorState onRetry={store.retry} />;
  if (steps.kind === 'ready' && store.kind === 'ready')
    return <steps.value.ProofSteps {...props} store={store.value} />;
  return (
    <LoadingRegion>
      <Skeleton className="h-24 w-full mt-3" />
    </LoadingRegion>
  );
}

/**
 * Asks the customer to show that the account is theirs, in the place of the form that waits for it, whose contents stay; its code and
 * its words come when it is first asked for.
 */
export function Proof({ children, ...props }: ProofProps & { readonly children?: ReactNode }) {
  const { isHeld } = props.held;
  const box = useRef<HTMLDivElement>(null);
  const wasHeld = useRef(isHeld);
  useEffect(() => {
    const isOver = wasHeld.current && !isHeld;
    wasHeld.current = isHeld;
    // What had the focus is gone with its step.
    if (isOver && isFocusLost(box.current)) box.current?.focus({ preventScroll: true });
  }, [isHeld]);
  return (
    <div ref={box} tabIndex={-1} className={tw('!outline-none')}>
      {isHeld && <Asked {...props} />}
      <div className={tw(isHeld ? 'hidden' : '')}>{children}</div>
    </div>
  );
}
