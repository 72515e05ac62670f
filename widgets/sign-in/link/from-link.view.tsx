import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { useTexts } from '#ui/texts.ts';

interface FromLinkViewProps {
  /** The first name, else the address. */
  readonly name: string;
  /** The address that the link went to. */
  readonly to: string;
  readonly isBusy: boolean;
  /** Why the last attempt failed, in the visitor's language. */
  readonly failure: string | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  readonly onEnter: () => void;
}

/** Whom a link signs in: one press does it. */
export function FromLinkView({ name, to, isBusy, failure, attempt, onEnter }: FromLinkViewProps) {
  const { t } = useTexts();
  return (
    <div className={tw('grid gap-5 mt-4 max-w-form')}>
      {failure && (
        <ErrorSummary
          title={t('sign-in:fromLink.failed')}
          faults={[{ message: failure }]}
          attempt={attempt}
        />
      )}
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
