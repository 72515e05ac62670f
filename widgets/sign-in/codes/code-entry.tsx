import { useCallback } from 'react';
import { useStore } from '@nanostores/react';
import type { Registration, RegistrationState } from '#stores/visitor/registration/registration.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts, type UiTexts } from '#ui/texts.ts';
import { codeFailure, unsentFailure } from '../faults.ts';
import { CodeView, type CodeFailure, type CodeProps } from './code.view.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

type Codes = Pick<Registration, '$registration' | 'type' | 'prove' | 'sendAgain' | 'secondsLeft'>;

interface CodeEntryProps extends Pick<CodeProps, 'isMain' | 'other' | 'onOther' | 'onLink' | 'onPassword'> {
  readonly codes: Codes;
  /** Why something beside the code failed, in its place. */
  readonly failure?: CodeProps['failure'];
  readonly attempt?: number;
}

/** Why the last attempt failed; `button` gives the address up. */
function ownFailure(
  t: UiTexts['t'],
  { failure, channel }: RegistrationState,
  button: string,
): CodeFailure | null {
  if (failure === null) return null;
  if (failure.of === 'checking') return codeFailure(t, failure.problem);
  const sms = { outage: t('sign-in:code.smsFailed', { button }), never: t('sign-in:code.noSms', { button }) };
  return unsentFailure(t, failure.problem, channel, sms);
}

/** The code of a registration or a sign-in under way. */
export function CodeEntry({ codes, failure = null, attempt = 0, ...rest }: CodeEntryProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const state = useStore(codes.$registration);
  const tell = useCallback(() => announce(t('sign-in:code.mayResend')), [announce, t]);
  const secondsLeft = useSecondsLeft(codes.secondsLeft, tell);
  const own = ownFailure(t, state, rest.other);
  const resend = async () => {
    await codes.sendAgain();
    return codes.$registration.get().failure === null;
  };
  const { channel } = state;
  const to = channel === 'email' ? state.email : state.phone;
  return (
    <CodeView
      // Another address has another code.
      key={to}
      {...rest}
      channel={channel}
      to={to}
      isBusy={state.isBusy}
      failure={own ?? failure}
      attempt={state.attempt + attempt}
      secondsLeft={secondsLeft}
      first={state.code}
      onType={codes.type}
      onCode={(code) => void codes.prove(code)}
      onResend={resend}
    />
  );
}
