import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { withPlainDigits } from '#domain/languages/digits.ts';
import { formatWait } from '#domain/time/words/format-wait.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { focusWhereSeen } from '#ui/focus/focus-where-seen.ts';
import { useFaultyField } from '#ui/focus/use-faulty-field.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { valueIn } from '#ui/forms/value-in.ts';
import { CheckIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';

export interface CodeFailure {
  readonly title: string;
  /** In the visitor's language. */
  readonly message: string;
  /**
   * `code`: what was entered is to blame; `expired`: none is good any more; `pause`: none is taken for a while; `other`: something
   * beside the code.
   */
  readonly of: 'code' | 'expired' | 'pause' | 'other';
}

export interface CodeProps {
  readonly channel: 'email' | 'phone';
  /** Where the code went, as people read it. */
  readonly to: string;
  readonly isMain: boolean;
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure: CodeFailure | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  /** Until another code may be asked for; 0: now. */
  readonly secondsLeft: number;
  /** On the button that gives the address up. */
  readonly other: string;
  /** What stands in the field as it comes: the step was left, and is come back to. */
  readonly first?: string;
  readonly onType: (digits: string) => void;
  readonly onCode: (code: string) => void;
  /** Whether another one went out. */
  readonly onResend: () => Promise<boolean>;
  readonly onOther: () => void;
  /** Where a link can be sent instead. */
  readonly onLink?: (() => void) | undefined;
  /** Where a password opens the way as well. */
  readonly onPassword?: (() => void) | undefined;
}

/** Seconds: longer than between two codes. */
const PAUSE = 60;

const LENGTH = 6;
export const CODE = 'sign-in-code';

const plainDigits = (text: string) => withPlainDigits(text).replace(/\D/g, '');

/** The digits of what was typed or pasted, with whatever stands between them. */
const digitsOf = (text: string) => plainDigits(text).slice(0, LENGTH);

/** What follows a code that was refused begins another one. */
function digitsAfter(refused: string, text: string): string {
  const digits = plainDigits(text);
  return digits.startsWith(refused) && digits.length > LENGTH
    ? digitsOf(digits.slice(LENGTH))
    : digitsOf(text);
}

interface CodeForm extends Pick<CodeProps, 'isBusy' | 'failure' | 'first' | 'onType' | 'onCode'> {
  /** It was sent with too few digits. */
  readonly onShort: () => void;
}

/** The digits as they are typed, sent once there are enough of them. */
function useDigits({ isBusy, failure, first = '', onType, onCode, onShort }: CodeForm) {
  const [code, setCode] = useState(first);
  const [isMissing, setMissing] = useState(false);
  const last = useRef('');
  function send(digits: string) {
    // A press that comes after they have sent themselves would cost one more of few tries.
    const isRefused = digits === last.current && failure?.of === 'code';
    if (digits.length < LENGTH || isBusy || isRefused) return;
    last.current = digits;
    onCode(digits);
  }
  return {
    code,
    isMissing,
    /** For another code than what stands there. */
    clear() {
      onType('');
      setCode('');
      setMissing(false);
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const digits = digitsOf(valueIn(event.currentTarget, CODE));
      setCode(digits);
      setMissing(digits.length < LENGTH);
      if (digits.length < LENGTH) return onShort();
      send(digits);
    },
    type(text: string) {
      const isRefused = failure?.of === 'code' && code.length === LENGTH;
      const digits = isRefused ? digitsAfter(code, text) : digitsOf(text);
      onType(digits);
      setMissing(false);
      setCode(digits);
      if (digits !== code) send(digits);
    },
  };
}

interface OtherWaysProps extends Pick<CodeProps, 'secondsLeft' | 'failure' | 'onLink' | 'onPassword'> {
  readonly onResend: () => void;
}

/**
 * Other ways on than the code that was sent. After too many tries, or as many codes as there are in a day, no other one is sent for a
 * while: there are ways without one.
 */
function OtherWays(props: OtherWaysProps) {
  const { secondsLeft, failure, onResend, onLink, onPassword } = props;
  const { t, locale } = useTexts();
  const isPaused = secondsLeft > PAUSE || failure?.of === 'pause';
  // What no code was sent for tells it itself.
  const tellsWait = secondsLeft > PAUSE && (failure === null || isAtField(failure));
  return (
    <div className={tw('-mt-2')}>
      {tellsWait && (
        <p className={tw('mb-1 text-muted')}>
          {t('sign-in:code.resendLater', { wait: formatWait(locale, secondsLeft) })}
        </p>
      )}
      {isPaused && onPassword && <p className={tw('mb-1 text-muted')}>{t('sign-in:code.paused')}</p>}
      <div className={tw('flex flex-wrap items-center gap-x-6')}>
        {!isPaused && (
          <Button variant="quiet" unavailable={secondsLeft > 0} onPress={onResend}>
            {secondsLeft > 0 ? t('sign-in:code.resendIn', { count: secondsLeft }) : t('sign-in:code.resend')}
          </Button>
        )}
        {isPaused && onPassword && (
          <Button variant="quiet" onPress={onPassword}>
            {t('sign-in:address.usePassword')}
          </Button>
        )}
        {onLink && (
          <Button variant="quiet" onPress={onLink}>
            {t('sign-in:code.link')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What asks for another code, and tells that one went out: what stands in the field was the one before. */
function useResend(
  { onResend }: Pick<CodeProps, 'onResend'>,
  field: RefObject<HTMLInputElement | null>,
  clear: () => void,
) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const [isResent, setResent] = useState(false);
  return {
    isResent,
    async resend(): Promise<void> {
      setResent(false);
      if (!(await onResend())) return;
      clear();
      setResent(true);
      announce(t('sign-in:code.resent'));
      focusWhereSeen(field.current);
    },
  };
}

const isAtField = ({ of }: CodeFailure) => of === 'code' || of === 'expired';

/** Why what was entered is refused, beside its field. */
function useFieldError(isMissing: boolean, failure: CodeFailure | null): string | undefined {
  const { t } = useTexts();
  if (isMissing) return t('sign-in:code.missing');
  return failure && isAtField(failure) ? failure.message : undefined;
}

/** The code that proves an address: sent by itself once it is whole. */
export function CodeView(props: CodeProps) {
  const { channel, to, isMain, isBusy, failure, attempt, other, onOther } = props;
  const { t } = useTexts();
  const { form, lead } = useFaultyField();
  const digits = useDigits({ ...props, onShort: lead });
  const field = useRef<HTMLInputElement>(null);
  const { isResent, resend } = useResend(props, field, digits.clear);
  const error = useFieldError(digits.isMissing, failure);
  // The form that was sent is gone, and with it what had the focus.
  useEffect(() => focusWhereSeen(field.current), []);
  const isRefused = failure?.of === 'code';
  // The next digits take the place of those that were refused.
  useEffect(() => {
    if (isRefused) field.current?.select();
  }, [isRefused, attempt]);
  return (
    <form ref={form} noValidate onSubmit={digits.submit} className={tw('grid gap-5 mt-4 max-w-form')}>
      {failure && (
        <ErrorSummary
          title={failure.title}
          faults={[{ message: failure.message, ...(failure.of !== 'other' && { name: CODE }) }]}
          attempt={attempt}
          areAtFields={isAtField(failure)}
        />
      )}
      {isResent && failure === null && (
        <p className={tw('flex items-center gap-2')}>
          <span className={tw('text-positive')}>
            <CheckIcon />
          </span>
          {t('sign-in:code.resent')}
        </p>
      )}
      <Field
        label={t('sign-in:code.label')}
        hint={
          // Nothing is valid for ten minutes of one that is over.
          failure?.of === 'expired'
            ? undefined
            : t(channel === 'email' ? 'sign-in:code.sentEmail' : 'sign-in:code.sentPhone', { to })
        }
        name={CODE}
        inputRef={field}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={digits.code}
        error={error}
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
      <OtherWays {...props} onResend={() => void resend()} />
    </form>
  );
}
