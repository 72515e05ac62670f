import { useEffect, useRef, useState, type FormEvent } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { valueIn } from '#ui/forms/value-in.ts';
import { useTexts } from '#ui/texts.ts';
import { CodeView, type CodeFailure } from '#widgets/sign-in/codes/code.view.tsx';
import { PasskeyButton } from '#widgets/sign-in/passkey/passkey-button.view.tsx';
import { ManagerAddress } from '#widgets/sign-in/password/manager-address.view.tsx';
import { PasswordField } from '#widgets/sign-in/password/password-field.view.tsx';

export interface ProofViewProps {
  /** By the password, by a code that is being `sending`, or by one that was sent. */
  readonly step: 'password' | 'sending' | 'code';
  readonly channel: 'email' | 'phone';
  /** Where a code goes. */
  readonly to: string;
  /** Of the account, for which a password manager has the password. */
  readonly email: string;
  readonly hasPassword: boolean;
  /** Whether its button is the main one of where it stands. */
  readonly isMain: boolean;
  readonly hasPasskey: boolean;
  /** What is at work; null: nothing is. */
  readonly busy: 'form' | 'passkey' | null;
  /** Why the last attempt failed, in the visitor's language. */
  readonly failure: CodeFailure | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  /** Until another code may be asked for; 0: now. */
  readonly secondsLeft: number;
  /** Whether one is on its way, or would be sent. */
  readonly mayUseCode: boolean;
  readonly onPassword: (password: string) => void;
  readonly onCode: (code: string) => void;
  /** By a code: that is on its way, or is sent. */
  readonly onSendCode: () => void;
  /** Whether another one went out. */
  readonly onSendAgain: () => Promise<boolean>;
  readonly onAskPassword: () => void;
  readonly onPasskey: () => void;
  /** What failed is typed anew. */
  readonly onDismissFailure: () => void;
  readonly onCancel: () => void;
}

const PASSWORD = 'proof-password';

function PasswordStep(props: ProofViewProps) {
  const { email, isMain, busy, failure, onPassword, onDismissFailure, onCancel } = props;
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const refused = failure?.of === 'code' ? failure.message : undefined;
  const focus = () => form.current?.querySelector<HTMLElement>(`[name=${PASSWORD}]`)?.focus();
  useEffect(focus, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = valueIn(event.currentTarget, PASSWORD);
    setPassword(typed);
    setMissing(typed === '');
    if (typed === '') return focus();
    return busy === null ? onPassword(typed) : undefined;
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={tw('grid gap-5')}>
      <ManagerAddress email={email} />
      <PasswordField
        label={t('profile:data.password')}
        name={PASSWORD}
        autoComplete="current-password"
        value={password}
        error={isMissing ? t('profile:data.passwordMissing') : refused}
        onChange={(value) => {
          setPassword(value);
          setMissing(false);
          onDismissFailure();
        }}
      />
      <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2')}>
        <Button type="submit" variant={isMain ? 'primary' : 'secondary'} busy={busy === 'form'}>
          {t('profile:proof.submit')}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {t('profile:code.cancel')}
        </Button>
      </div>
    </form>
  );
}

function CodeStep(props: ProofViewProps) {
  const { channel, to, isMain, busy, failure, attempt, secondsLeft } = props;
  const { t } = useTexts();
  return (
    <CodeView
      {...{ channel, to, isMain, attempt, secondsLeft }}
      isBusy={busy === 'form'}
      failure={failure}
      other={t('profile:code.cancel')}
      onType={props.onDismissFailure}
      onCode={props.onCode}
      onResend={props.onSendAgain}
      onOther={props.onCancel}
    />
  );
}

/** While a code is being sent, and where it could not be; before another one would be sent, none is offered. */
function SendingStep({ busy, mayUseCode, onSendCode, onCancel }: ProofViewProps) {
  const { t } = useTexts();
  return (
    <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2')}>
      {mayUseCode && (
        <Button busy={busy === 'form'} onPress={onSendCode}>
          {t('sign-in:code.resend')}
        </Button>
      )}
      <Button variant="quiet" onPress={onCancel}>
        {t('profile:code.cancel')}
      </Button>
    </div>
  );
}

/** Other ways than the one that is shown. */
function OtherWays({ step, mayUseCode, hasPassword, hasPasskey, busy, ...acts }: ProofViewProps) {
  const { t } = useTexts();
  return (
    <div className={tw('grid gap-2 justify-items-start')}>
      {step === 'password' && mayUseCode && (
        <Button variant="quiet" onPress={acts.onSendCode}>
          {t('sign-in:password.useCode')}
        </Button>
      )}
      {step !== 'password' && hasPassword && (
        <Button variant="quiet" onPress={acts.onAskPassword}>
          {t('sign-in:address.usePassword')}
        </Button>
      )}
      {hasPasskey && <PasskeyButton isBusy={busy === 'passkey'} onUse={acts.onPasskey} />}
    </div>
  );
}

/** Asks to show that the account is the visitor's, in the place of what waits for it. */
export function ProofView(props: ProofViewProps) {
  const { step, failure, attempt } = props;
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  // What was pressed is gone; the fields of each step take the focus themselves.
  useEffect(() => {
    if (step === 'sending') box.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div ref={box} tabIndex={-1} className={tw('grid gap-4 mt-3 max-w-form !outline-none')}>
      <p>{t('profile:proof.intro')}</p>
      {failure !== null && step !== 'code' && (
        <ErrorSummary
          title={t('profile:proof.failed')}
          faults={[{ message: failure.message, ...(step === 'password' && { name: PASSWORD }) }]}
          attempt={attempt}
          areAtFields={step === 'password' && failure.of === 'code'}
        />
      )}
      {step === 'password' && <PasswordStep {...props} />}
      {step === 'sending' && <SendingStep {...props} />}
      {step === 'code' && <CodeStep {...props} />}
      <OtherWays {...props} />
    </div>
  );
}
