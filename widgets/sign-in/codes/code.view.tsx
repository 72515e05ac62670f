import { useEffect, useRef, useState, type FormEvent } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { focusWhereSeen } from '#ui/focus/focus-where-seen.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { valueIn } from '#ui/forms/value-in.ts';
import { useTexts } from '#ui/texts.ts';

export interface CodeProps {
  readonly channel: 'email' | 'phone';
  /** Where the code went, as people read it. */
  readonly to: string;
  readonly isMain: boolean;
  readonly isBusy: boolean;
  /** Why the last attempt failed, in the visitor's language, and what did. */
  readonly failure: { readonly title: string; readonly message: string } | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  /** Until another code may be asked for; 0: now. */
  readonly secondsLeft: number;
  /** On the button that gives the address up. */
  readonly other: string;
  readonly onType: () => void;
  readonly onCode: (code: string) => void;
  readonly onResend: () => void;
  readonly onOther: () => void;
  /** Where a link can be sent instead. */
  readonly onLink?: (() => void) | undefined;
}

const LENGTH = 6;
export const CODE = 'sign-in-code';

/** The digits of what was typed or pasted, with whatever stands between them. */
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '').slice(0, LENGTH);

type CodeForm = Pick<CodeProps, 'isBusy' | 'onType' | 'onCode'>;

/** The digits as they are typed, sent once there are enough of them. */
function useDigits({ isBusy, onType, onCode }: CodeForm) {
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  return {
    code,
    isMissing,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const digits = digitsOf(valueIn(event.currentTarget, CODE));
      setCode(digits);
      setMissing(digits.length < LENGTH);
      if (digits.length === LENGTH && !isBusy) onCode(digits);
    },
    type(text: string) {
      const digits = digitsOf(text);
      onType();
      setMissing(false);
      setCode(digits);
      if (digits.length === LENGTH && digits !== code && !isBusy) onCode(digits);
    },
  };
}

/** Other ways on than the code that was sent. */
function OtherWays({
  secondsLeft,
  onResend,
  onLink,
}: Pick<CodeProps, 'secondsLeft' | 'onResend' | 'onLink'>) {
  const { t } = useTexts();
  return (
    <div className={tw('flex flex-wrap items-center gap-x-6 -mt-2')}>
      <Button variant="quiet" unavailable={secondsLeft > 0} onPress={onResend}>
        {secondsLeft > 0 ? t('sign-in:code.resendIn', { count: secondsLeft }) : t('sign-in:code.resend')}
      </Button>
      {onLink && (
        <Button variant="quiet" onPress={onLink}>
          {t('sign-in:code.link')}
        </Button>
      )}
    </div>
  );
}

/** The code that proves an address: sent by itself once it is whole. */
export function CodeView(props: CodeProps) {
  const { channel, to, isMain, isBusy, failure, attempt, other, onOther } = props;
  const { t } = useTexts();
  const digits = useDigits(props);
  const field = useRef<HTMLInputElement>(null);
  // The form that was sent is gone, and with it what had the focus.
  useEffect(() => focusWhereSeen(field.current), []);
  return (
    <form noValidate onSubmit={digits.submit} className={tw('grid gap-5 mt-4 max-w-form')}>
      {failure && (
        <ErrorSummary
          title={failure.title}
          faults={[{ name: CODE, message: failure.message }]}
          attempt={attempt}
        />
      )}
      <Field
        label={t('sign-in:code.label')}
        hint={t(channel === 'email' ? 'sign-in:code.sentEmail' : 'sign-in:code.sentPhone', { to })}
        name={CODE}
        inputRef={field}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={digits.code}
        error={digits.isMissing ? t('sign-in:code.missing') : undefined}
        onChange={digits.type}
      />
      <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2')}>
        <Button type="submit" variant={isMain ? 'primary' : 'secondary'} busy={isBusy}>
          {t('sign-in:code.submit')}
        </Button>
        <Button variant="quiet" onPress={onOther}>
          {other}
        </Button>
      </div>
      <OtherWays {...props} />
    </form>
  );
}
