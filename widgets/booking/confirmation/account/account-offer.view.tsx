import { useEffect, useRef, useState, type FormEvent } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link, type Target } from '#ui/actions/link.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { NewPasswordForm } from '../../details/login/new-password-form.view.tsx';

export interface AccountOfferProps {
  /** `asking` for a password, `proving` by the code that was mailed, `opened`. */
  readonly stage: 'asking' | 'proving' | 'opened';
  readonly isBusy: boolean;
  /** Why the last attempt failed, in the visitor's language. */
  readonly failure: string | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  /** Of the booking: the account is opened with it. */
  readonly email: string;
  /** Where the account shows its appointments; null where this page has no such place. */
  readonly orders: Target | null;
  readonly onBegin: (password: string) => void;
  readonly onCode: (code: string) => void;
  readonly onSendAgain: () => void;
  readonly onStartOver: () => void;
}

function Failure({ stage, failure, attempt }: Pick<AccountOfferProps, 'stage' | 'failure' | 'attempt'>) {
  const { t } = useTexts();
  if (failure === null) return null;
  return (
    <ErrorSummary
      title={t(stage === 'proving' ? 'reservation:account.codeFailed' : 'reservation:account.failed')}
      faults={[{ message: failure }]}
      attempt={attempt}
    />
  );
}

/** All that an account lacks after a booking. */
function PasswordForm({ stage, email, isBusy, failure, attempt, onBegin }: AccountOfferProps) {
  const { t } = useTexts();
  return (
    <NewPasswordForm
      email={email}
      label={t('reservation:account.password')}
      submit={t('reservation:account.submit')}
      isBusy={isBusy}
      onChoose={onBegin}
    >
      <Failure stage={stage} failure={failure} attempt={attempt} />
    </NewPasswordForm>
  );
}

function CodeForm({ stage, isBusy, failure, attempt, onCode, onSendAgain, onStartOver }: AccountOfferProps) {
  const { t } = useTexts();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  // The form that was sent is gone, and with it what had the focus.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const digits = code.replace(/\D/g, '');
    if (digits === '') return setError(t('reservation:account.codeMissing'));
    return onCode(digits);
  };
  return (
    <form noValidate onSubmit={submit} className={tw('grid gap-4 mt-3 max-w-form')}>
      <Failure stage={stage} failure={failure} attempt={attempt} />
      <Field
        label={t('reservation:account.code')}
        name="account-code"
        inputRef={field}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        error={error}
        onChange={(value) => {
          setCode(value);
          setError(undefined);
        }}
      />
      <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2')}>
        <Button type="submit" busy={isBusy}>
          {t('reservation:account.open')}
        </Button>
        <Button variant="quiet" onPress={onSendAgain}>
          {t('reservation:account.resend')}
        </Button>
        <Button variant="quiet" onPress={onStartOver}>
          {t('reservation:account.back')}
        </Button>
      </div>
    </form>
  );
}

/** An account for a guest who has just booked; or that it is open. */
export function AccountOfferView(props: AccountOfferProps) {
  const { stage, email, orders } = props;
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasProving = useRef(false);
  useEffect(() => {
    if (wasProving.current && stage === 'opened') heading.current?.focus({ preventScroll: true });
    wasProving.current = stage === 'proving';
  }, [stage]);
  const words = {
    asking: t('reservation:account.intro'),
    proving: t('reservation:account.sent', { email }),
    opened: t('reservation:account.opened'),
  };
  return (
    <section className={tw('min-w-0')}>
      <Heading variant="label" below={1} focusRef={heading}>
        {t(stage === 'opened' ? 'reservation:account.openedTitle' : 'reservation:account.title')}
      </Heading>
      <p className={tw('mt-1 text-muted [overflow-wrap:anywhere]')}>{words[stage]}</p>
      {stage === 'opened' && orders && <Link to={orders}>{t('reservation:account.orders')}</Link>}
      {stage === 'asking' && <PasswordForm {...props} />}
      {stage === 'proving' && <CodeForm {...props} />}
    </section>
  );
}
