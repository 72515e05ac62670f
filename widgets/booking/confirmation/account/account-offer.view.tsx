import { useEffect, useRef, type ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link, type Target } from '#ui/actions/link.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { unsentTitle, type Refused } from '#widgets/sign-in/faults.ts';

export interface AccountOfferProps {
  /** `asking` whether one is wanted, `proving` the address by the code that was mailed, `opened`. */
  readonly stage: 'asking' | 'proving' | 'opened';
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure: Refused | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  /** Where the account shows its appointments; null where this page has no such place. */
  readonly orders: Target | null;
  readonly onBegin: () => void;
  /** The field for the code, while it is proven. */
  readonly children: ReactNode;
}

function Failure({ failure, attempt }: Pick<AccountOfferProps, 'failure' | 'attempt'>) {
  const { t } = useTexts();
  if (failure === null) return null;
  return (
    <ErrorSummary
      title={unsentTitle(t, failure, t('reservation:account.failed'))}
      faults={[{ message: failure.message }]}
      attempt={attempt}
    />
  );
}

function Begin({ isBusy, failure, attempt, onBegin }: AccountOfferProps) {
  const { t } = useTexts();
  return (
    <div className={tw('grid gap-4 mt-3 max-w-form')}>
      <Failure failure={failure} attempt={attempt} />
      <div>
        <Button busy={isBusy} onPress={onBegin}>
          {t('reservation:account.submit')}
        </Button>
      </div>
    </div>
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
      {stage === 'asking' && <Begin {...props} />}
      {stage === 'proving' && children}
    </section>
  );
}
