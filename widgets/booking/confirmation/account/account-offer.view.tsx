import { useEffect, useRef, type ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Link, type Target } from '#ui/actions/link.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { NewPasswordForm } from '#widgets/sign-in/password/new-password-form.view.tsx';

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
  /** The field for the code, while it is proven. */
  readonly children: ReactNode;
}

function Failure({ failure, attempt }: Pick<AccountOfferProps, 'failure' | 'attempt'>) {
  const { t } = useTexts();
  if (failure === null) return null;
  return (
    <ErrorSummary title={t('reservation:account.failed')} faults={[{ message: failure }]} attempt={attempt} />
  );
}

/** All that an account lacks after a booking. */
function PasswordForm({ email, isBusy, failure, attempt, onBegin }: AccountOfferProps) {
  const { t } = useTexts();
  return (
    <NewPasswordForm
      email={email}
      label={t('reservation:account.password')}
      submit={t('reservation:account.submit')}
      isBusy={isBusy}
      onChoose={onBegin}
    >
      <Failure failure={failure} attempt={attempt} />
    </NewPasswordForm>
  );
}

/** An account for a guest who has just booked; or that it is open. */
export function AccountOfferView(props: AccountOfferProps) {
  const { stage, orders, children } = props;
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasProving = useRef(false);
  useEffect(() => {
    if (wasProving.current && stage === 'opened') heading.current?.focus({ preventScroll: true });
    wasProving.current = stage === 'proving';
  }, [stage]);
  const words = {
    asking: t('reservation:account.intro'),
    proving: t('reservation:account.sent'),
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
      {stage === 'proving' && children}
    </section>
  );
}
