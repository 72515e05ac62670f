import { useCallback } from 'react';
import { useStore } from '@nanostores/react';
import type { Registration } from '#stores/visitor/registration/registration.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts } from '#ui/texts.ts';
import { codeFailure } from '../faults.ts';
import { CodeView, type CodeProps } from './code.view.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

type Codes = Pick<Registration, '$registration' | 'prove' | 'sendAgain' | 'dismissFailure' | 'secondsLeft'>;

interface CodeEntryProps extends Pick<CodeProps, 'isMain' | 'other' | 'onOther' | 'onLink' | 'onPassword'> {
  readonly codes: Codes;
  /** Why something beside the code failed, in its place. */
  readonly failure?: CodeProps['failure'];
  readonly attempt?: number;
}

/** The code of a registration or a sign-in under way. */
export function CodeEntry({ codes, failure = null, attempt = 0, ...rest }: CodeEntryProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const state = useStore(codes.$registration);
  const tell = useCallback(() => announce(t('sign-in:code.mayResend')), [announce, t]);
  const secondsLeft = useSecondsLeft(codes.secondsLeft, tell);
  const { refused, channel } = state;
  const own = refused && codeFailure(t, refused);
  const resend = async () => {
    await codes.sendAgain();
    if (codes.$registration.get().refused === null) announce(t('sign-in:code.resent'));
  };
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
      onType={codes.dismissFailure}
      onCode={(code) => void codes.prove(code)}
      onResend={() => void resend()}
    />
  );
}
