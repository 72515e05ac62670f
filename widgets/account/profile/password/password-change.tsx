import { useCallback, useState } from 'react';
import type { Profile } from '#domain/account/profile.ts';
import type { ChangeOutcome } from '#stores/account/account-changes.ts';
import type { ProfileStore } from '#stores/account/profile.ts';
import type { Site } from '#stores/site.ts';
import { passwordFeature } from '#stores/visitor/password/feature.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { useSecondsLeft } from '#widgets/sign-in/codes/use-seconds-left.ts';
import { refusalText } from '#widgets/sign-in/faults.ts';
import { PasswordChangeView, type PasswordChangeProps } from './password-change.view.tsx';

type State = Pick<PasswordChangeProps, 'stage' | 'isBusy' | 'failure' | 'attempt'>;

const SHOWN: State = { stage: 'shown', isBusy: false, failure: null, attempt: 0 };

interface PasswordScreenProps {
  readonly site: Site;
  readonly store: ProfileStore;
  readonly profile: Profile;
}

/** What is asked of the server: another password for the one of now, a first one, and the code that a first one may need. */
function usePasswordCalls({ site, store, profile }: PasswordScreenProps) {
  const own = { channel: 'email', destination: profile.email } as const;
  return {
    async choose(password: string, current: string) {
      const passwords = await site.open(passwordFeature).catch(() => null);
      if (passwords === null) return null;
      return profile.hasPassword ? passwords.change(current, password) : passwords.give(password);
    },
    /** To the customer's own address: nothing is changed by it. */
    prove: (code?: string): Promise<ChangeOutcome<'done' | 'sent'>> =>
      store.changeContact(profile, own, code),
  };
}

/** The customer's password: another one, or a first one. */
export function PasswordChange(props: PasswordScreenProps) {
  const { store, profile } = props;
  const { t } = useTexts();
  const toast = useToast();
  const announce = useAnnounce();
  const calls = usePasswordCalls(props);
  const [state, setState] = useState(SHOWN);
  // While a code is looked for, nothing is typed again.
  const [chosen, setChosen] = useState('');
  const tell = useCallback(() => announce(t('sign-in:code.mayResend')), [announce, t]);
  const secondsLeft = useSecondsLeft(store.secondsLeft, tell);
  const fail = (failure: string) =>
    setState((before) => ({ ...before, isBusy: false, failure, attempt: before.attempt + 1 }));
  const end = () => {
    setChosen('');
    setState(SHOWN);
  };

  async function prove(code?: string): Promise<void> {
    setState((before) => ({ ...before, isBusy: true, failure: null }));
    const outcome = await calls.prove(code);
    if (outcome.kind === 'failed') return fail(refusalText(t, outcome.problem));
    if (outcome.kind === 'done') return choose(chosen, '');
    if (state.stage === 'proving') announce(t('sign-in:code.resent'));
    return setState({ ...SHOWN, stage: 'proving' });
  }

  async function choose(password: string, current: string): Promise<void> {
    setChosen(password);
    setState((before) => ({ ...before, isBusy: true, failure: null }));
    const outcome = await calls.choose(password, current);
    if (outcome?.kind === 'done') {
      store.know(profile, { hasPassword: true });
      toast(t('profile:password.changed'));
      return end();
    }
    const problem = outcome?.kind === 'failed' ? outcome.problem : null;
    if (problem?.type === 'proof_missing') {
      const sent = await calls.prove();
      if (sent.kind !== 'failed') return setState({ ...SHOWN, stage: 'proving' });
      return fail(refusalText(t, sent.problem));
    }
    return fail(
      problem ? (problem.errors?.[0]?.message ?? refusalText(t, problem)) : t('common:failed.text'),
    );
  }

  return (
    <PasswordChangeView
      {...state}
      email={profile.email}
      hasPassword={profile.hasPassword}
      secondsLeft={secondsLeft}
      onOpen={() => setState({ ...SHOWN, stage: 'asking' })}
      onChoose={(password, current) => void choose(password, current)}
      onDismissFailure={() => setState((before) => ({ ...before, failure: null }))}
      onCode={(code) => void prove(code)}
      onSendAgain={() => void prove()}
      onCancel={end}
    />
  );
}
