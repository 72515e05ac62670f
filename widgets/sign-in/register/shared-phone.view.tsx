import { useEffect, useRef } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { focusWhereSeen } from '#ui/focus/focus-where-seen.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

interface SharedPhoneProps {
  readonly phone: string;
  /** Who else has it, as far as they are shown: `C. (c•••@example.com)`; empty where nothing is. */
  readonly who: string;
  readonly isBusy: boolean;
  /** Why the last attempt failed, in the visitor's language. */
  readonly failure: string | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  /** To the account that the visitor has already. */
  readonly login: Target;
  readonly onSettle: (choice: 'take' | 'without') => void;
}

/** A number that the visitor has proven, and that is the way in of others: whose it is to be. */
export function SharedPhoneView(props: SharedPhoneProps) {
  const { phone, who, login, isBusy, failure, attempt, onSettle } = props;
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
      <p className={tw('[overflow-wrap:anywhere]')}>
        {who === ''
          ? t('sign-in:register.shared.unnamed', { phone })
          : t('sign-in:register.shared.text', { phone, who })}
      </p>
      <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2')}>
        <ButtonLink to={login}>{t('sign-in:register.shared.login')}</ButtonLink>
        <Button busy={isBusy} onPress={() => onSettle('without')}>
          {t('sign-in:register.shared.without')}
        </Button>
      </div>
      <p className={tw('mt-2 text-muted')}>{t('sign-in:register.shared.loss')}</p>
      <div>
        <Button busy={isBusy} onPress={() => onSettle('take')}>
          {t('sign-in:register.shared.take')}
        </Button>
      </div>
    </div>
  );
}
