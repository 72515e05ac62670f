import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { useTexts } from '#ui/texts.ts';

interface LinkAttempt {
  readonly isBusy: boolean;
  /** Why the last attempt failed, in the visitor's language. */
  readonly failure: string | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  readonly onEnter: () => void;
}

interface FromLinkViewProps extends LinkAttempt {
  /** The first name, else the address. */
  readonly name: string;
  /** The address that the link went to. */
  readonly to: string;
}

function Failure({ failure, attempt }: Pick<LinkAttempt, 'failure' | 'attempt'>) {
  const { t } = useTexts();
  if (failure === null) return null;
  return (
    <ErrorSummary title={t('sign-in:fromLink.failed')} faults={[{ message: failure }]} attempt={attempt} />
  );
}

/** Whom a link signs in: one press does it. */
export function FromLinkView({ name, to, isBusy, failure, attempt, onEnter }: FromLinkViewProps) {
  const { t } = useTexts();
  return (
    <div className={tw('grid gap-5 mt-4 max-w-form')}>
      <Failure {...{ failure, attempt }} />
      <p className={tw('text-lead text-muted [overflow-wrap:anywhere]')}>
        {t('sign-in:fromLink.ready', { to })}
      </p>
      <div>
        <Button variant="primary" busy={isBusy} onPress={onEnter}>
          {t('sign-in:fromLink.submit', { name })}
        </Button>
      </div>
    </div>
  );
}

interface OtherLinkViewProps extends LinkAttempt {
  /** Who is signed in. */
  readonly name: string;
  /** The address that the link went to, as far as it is shown to somebody else. */
  readonly to: string;
  readonly onStay: () => void;
}

/** A link of somebody else than who is signed in: either may be whoever reads this. */
export function OtherLinkView({ name, to, isBusy, failure, attempt, onEnter, onStay }: OtherLinkViewProps) {
  const { t } = useTexts();
  return (
    <div className={tw('grid gap-5 mt-4 max-w-form')}>
      <Failure {...{ failure, attempt }} />
      <p className={tw('text-lead text-muted [overflow-wrap:anywhere]')}>
        {t('sign-in:fromLink.other.text', { to, name })}
      </p>
      <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2')}>
        <Button variant="primary" busy={isBusy} onPress={onEnter}>
          {t('sign-in:fromLink.other.enter', { to })}
        </Button>
        <Button variant="quiet" onPress={onStay}>
          {t('sign-in:fromLink.other.stay', { name })}
        </Button>
      </div>
    </div>
  );
}
