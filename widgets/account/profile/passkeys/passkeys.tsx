import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Profile } from '#domain/account/profile.ts';
import type { Passkey } from '#domain/account/passkey.ts';
import { ownPasskeysFeature } from '#stores/account/passkeys/feature.ts';
import type { OwnPasskeys } from '#stores/account/passkeys/own-passkeys.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { isFocusLost } from '#ui/focus/is-focus-lost.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { Proof } from '../proof/proof.tsx';
import { useProof, type HeldBack } from '../proof/use-proof.ts';
import { PasskeysView, type PasskeysProps } from './passkeys.view.tsx';

type State = Pick<
  PasskeysProps,
  'isCreating' | 'asked' | 'isRemoving' | 'isBusy' | 'renamed' | 'failure' | 'attempt'
>;

const NOT_RENAMING = { isBusy: false, renamed: null, failure: null, attempt: 0 };

const IDLE: State = { ...NOT_RENAMING, isCreating: false, asked: null, isRemoving: false };

interface PasskeysScreenProps {
  readonly site: Site;
  readonly profile: Profile;
}

function Loading() {
  return (
    <LoadingRegion>
      <Skeleton className="h-24 w-full" />
    </LoadingRegion>
  );
}

/** What the customer does with their passkeys, and what they are told of it. */
function useActs(store: OwnPasskeys, held: HeldBack) {
  const { t } = useTexts();
  const toast = useToast();
  const [state, setState] = useState(IDLE);
  const put = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));
  async function create(): Promise<void> {
    put({ isCreating: true });
    const made = await store.create();
    put({ isCreating: false });
    if (made.kind === 'made') toast(t('sign-in:passkey.made'));
    if (made.kind === 'known') toast(t('sign-in:passkey.known'), 'info');
    if (made.kind !== 'failed' || held.holdBack(made.problem, () => void create())) return;
    toast(made.problem?.message ?? t('sign-in:passkey.notMade'), 'error');
  }
  async function remove(passkey: Passkey): Promise<void> {
    put({ isRemoving: true });
    const outcome = await store.remove(passkey);
    setState((before) => {
      if (before.asked?.id !== passkey.id) return before;
      return { ...before, isRemoving: false, ...(outcome.kind === 'done' && { asked: null }) };
    });
    if (outcome.kind === 'done') return toast(t('profile:passkeys.removed'));
    if (held.holdBack(outcome.problem, () => void remove(passkey))) return undefined;
    return toast(outcome.problem.message, 'error');
  }
  return {
    state,
    create,
    remove,
    rename: (passkey: Passkey | null) => put({ ...NOT_RENAMING, renamed: passkey?.id ?? null }),
    async name(passkey: Passkey, name: string) {
      put({ isBusy: true, failure: null });
      const outcome = await store.rename(passkey, name);
      if (outcome.kind === 'done') toast(t('profile:passkeys.renamed'));
      return setState((before) => {
        // Another one's form may have been opened meanwhile.
        if (before.renamed !== passkey.id) return before;
        if (outcome.kind === 'done') return { ...before, ...NOT_RENAMING };
        const { message } = outcome.problem;
        return { ...before, isBusy: false, failure: message, attempt: before.attempt + 1 };
      });
    },
    ask(asked: Passkey | null) {
      held.giveUp();
      put({ asked, isRemoving: false });
    },
  };
}

function OpenedPasskeys({ store, site, profile }: PasskeysScreenProps & { readonly store: OwnPasskeys }) {
  const { t } = useTexts();
  const loaded = useStore(store.$passkeys);
  const canCreate = useStore(store.$canCreate);
  const held = useProof();
  const { state, ...acts } = useActs(store, held);
  const box = useRef<HTMLDivElement>(null);
  const isChanging = state.renamed !== null || state.asked !== null;
  const count = loaded.kind === 'ready' ? loaded.value.length : 0;
  useEffect(() => void store.load(), [store]);
  useEffect(() => {
    // What had the focus is gone with its form or its line.
    const timer = setTimeout(() => box.current && isFocusLost(box.current) && box.current.focus());
    return () => clearTimeout(timer);
  }, [isChanging, count]);
  if (loaded.kind === 'failed')
    return (
      <ErrorState
        title={t('profile:passkeys.failed')}
        problem={loaded.problem}
        onRetry={() => void store.load()}
      />
    );
  if (loaded.kind !== 'ready') return <Loading />;
  // Where there are none and none can be made, there is nothing to speak of.
  if (count === 0 && !canCreate) return null;
  return (
    <div ref={box} tabIndex={-1} className={tw('!outline-none scroll-mt-head')}>
      <PasskeysView
        {...state}
        passkeys={loaded.value}
        isElsewhere={store.isElsewhere}
        canCreate={canCreate}
        onCreate={() => void acts.create()}
        onRename={acts.rename}
        onName={(passkey, name) => void acts.name(passkey, name)}
        onAsk={acts.ask}
        onRemove={(passkey) => void acts.remove(passkey)}
        isHeld={held.isHeld}
        behindProof={(part, isMain) => <Proof {...{ site, profile, held, isMain }}>{part}</Proof>}
      />
    </div>
  );
}

/** The customer's passkeys. */
export function Passkeys(props: PasskeysScreenProps) {
  const { site } = props;
  const opened = useOpened(site, ownPasskeysFeature);
  useEffect(() => void site.texts.ensure('sign-in'), [site]);
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  return opened.kind === 'ready' ? <OpenedPasskeys {...props} store={opened.value} /> : <Loading />;
}
