import { useState } from 'react';
import type { Customer } from '#domain/people/customer.ts';
import type { Site } from '#stores/site.ts';
import { passwordFeature } from '#stores/visitor/password/feature.ts';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { Proof } from '#widgets/account/profile/proof/proof.tsx';
import { useProof } from '#widgets/account/profile/proof/use-proof.ts';
import {
  NewPasswordForm,
  passwordFailure,
  type PasswordFailure,
} from '#widgets/sign-in/password/new-password-form.view.tsx';

interface SetPasswordProps {
  readonly site: Site;
  readonly customer: Customer;
  readonly onDone: () => void;
}

/** A first password for an account that was opened by codes. */
export function SetPassword({ site, customer, onDone }: SetPasswordProps) {
  const { t } = useTexts();
  const toast = useToast();
  const held = useProof();
  const [state, setState] = useState({ isBusy: false, failure: null as PasswordFailure | null, attempt: 0 });
  const choose = async (password: string): Promise<void> => {
    setState((before) => ({ ...before, isBusy: true }));
    const store = await site.open(passwordFeature).catch(() => null);
    const outcome = await store?.give(password);
    if (outcome?.kind === 'done') {
      toast(t('sign-in:setPassword.done'));
      return onDone();
    }
    const problem = outcome?.kind === 'failed' ? outcome.problem : null;
    if (held.holdBack(problem, () => void choose(password)))
      return setState((before) => ({ ...before, isBusy: false, failure: null }));
    const failure =
      problem === null
        ? { message: t('common:failed.text') }
        : problem.type === 'conflict'
          ? { message: t('sign-in:setPassword.has') }
          : passwordFailure(problem);
    return setState(({ attempt }) => ({ isBusy: false, failure, attempt: attempt + 1 }));
  };
  const { email, phone } = customer;
  return (
    <Proof {...{ site, held }} profile={{ email, phone, hasPassword: false }}>
      <NewPasswordForm
        email={email}
        label={t('sign-in:password.label')}
        submit={t('sign-in:setPassword.submit')}
        isMain
        failed={t('sign-in:setPassword.failed')}
        {...state}
        onChoose={(password) => void choose(password)}
      />
    </Proof>
  );
}
