import { useState } from 'react';
import type { Profile } from '#domain/account/profile.ts';
import type { ProfileStore } from '#stores/account/profile.ts';
import type { Site } from '#stores/site.ts';
import { passwordFeature } from '#stores/visitor/password/feature.ts';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { passwordFailure, type PasswordFailure } from '#widgets/sign-in/password/new-password-form.view.tsx';
import { Proof } from '../proof/proof.tsx';
import { useProof } from '../proof/use-proof.ts';
import { PasswordChangeView, type PasswordChangeProps } from './password-change.view.tsx';

type State = Pick<PasswordChangeProps, 'isOpen' | 'isBusy' | 'failure' | 'attempt'>;

const CLOSED: State = { isOpen: false, isBusy: false, failure: null, attempt: 0 };

interface PasswordScreenProps {
  readonly site: Site;
  readonly store: ProfileStore;
  readonly profile: Profile;
}

/** The customer's password: another one, or a first one. */
export function PasswordChange({ site, store, profile }: PasswordScreenProps) {
  const { t } = useTexts();
  const toast = useToast();
  const held = useProof();
  const [state, setState] = useState(CLOSED);
  const put = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));
  const fail = (failure: PasswordFailure) =>
    setState((before) => ({ ...before, isBusy: false, failure, attempt: before.attempt + 1 }));

  async function choose(password: string, current: string): Promise<void> {
    put({ isBusy: true, failure: null });
    const passwords = await site.open(passwordFeature).catch(() => null);
    if (passwords === null) return fail({ message: t('common:failed.text') });
    const { hasPassword } = profile;
    const outcome = await (hasPassword ? passwords.change(current, password) : passwords.give(password));
    if (outcome.kind === 'done') {
      store.know(profile, { hasPassword: true });
      toast(t('profile:password.changed'));
      return setState(CLOSED);
    }
    const problem = outcome.kind === 'failed' ? outcome.problem : null;
    if (held.holdBack(problem, () => void choose(password, current))) return put({ isBusy: false });
    return fail(problem ? passwordFailure(problem) : { message: t('common:failed.text') });
  }

  return (
    <PasswordChangeView
      {...state}
      email={profile.email}
      hasPassword={profile.hasPassword}
      onOpen={() => setState({ ...CLOSED, isOpen: true })}
      onChoose={(password, current) => void choose(password, current)}
      onCancel={() => setState(CLOSED)}
      behindProof={(form) => <Proof {...{ site, profile, held }}>{form}</Proof>}
    />
  );
}
