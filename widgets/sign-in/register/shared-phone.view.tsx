import { useEffect, useRef } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { focusWhereSeen } from '#ui/focus/focus-where-seen.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

interface SharedPhoneProps {
  readonly phone: string;
  /** Who else has it, as far as they are shown: `C. (c•••@example.com)`. */
  readonly who: string;
  readonly isBusy: boolean;
  /** Why the last attempt failed, in the visitor's language. */
  readonly failure: string | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  readonly onSettle: (choice: 'take' | 'without') => void;
}

/** A number that the visitor has proven, and that is the way in of others: whose it is to be. */
export function SharedPhoneView({ phone, who, isBusy, failure, attempt, onSettle }: SharedPhoneProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  // The code that was sent is gone, and with it what had the focus.
  useEffect(() => focusWhereSeen(heading.current), []);
  return (
    <div className={tw('grid gap-4 mt-6 max-w-form')}>
      {failure && (
        <ErrorSummary
          title={t('sign-in:register.failed')}
          faults={[{ message: failure }]}
          attempt={attempt}
        />
      )}
      <Heading variant="label" below={1} focusRef={heading}>
        {t('sign-in:register.shared.title')}
      </Heading>
      <p className={tw('[overflow-wrap:anywhere]')}>{t('sign-in:register.shared.text', { phone, who })}</p>
      <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2')}>
        <Button variant="primary" busy={isBusy} onPress={() => onSettle('take')}>
          {t('sign-in:register.shared.take')}
        </Button>
        <Button busy={isBusy} onPress={() => onSettle('without')}>
          {t('sign-in:register.shared.without')}
        </Button>
      </div>
    </div>
  );
}
