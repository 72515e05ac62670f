import { useEffect, useRef, useState, type FormEvent } from 'react';
import { checkEmail } from '#domain/people/contact-details.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { focusWhereSeen } from '#ui/focus/focus-where-seen.ts';
import { useFaultyField } from '#ui/focus/use-faulty-field.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { valueIn } from '#ui/forms/value-in.ts';
import { useTexts } from '#ui/texts.ts';
import { emailFault } from '../faults.ts';

export interface ForgottenPasswordProps {
  /** `page`: of its own, or a part of one. Else it takes the place of the login that was pressed, with its focus. */
  readonly place: 'visit' | 'login' | 'page';
  readonly email: string;
  readonly isBusy: boolean;
  /** Why the last attempt failed, in the visitor's language. */
  readonly failure: string | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  /** Where a link went; null while none did. */
  readonly sentTo: string | null;
  /** The e-mail as it stands. */
  readonly onType?: ((email: string) => void) | undefined;
  readonly onSend: (email: string) => void;
  readonly onBack: () => void;
}

/** A link went, if anybody has that address: what to do with it, and the way back. */
function Sent({
  sentTo,
  place,
  onBack,
}: Pick<ForgottenPasswordProps, 'place' | 'onBack'> & { readonly sentTo: string }) {
  const { t } = useTexts();
  const words = useRef<HTMLParagraphElement>(null);
  // The form that was sent is gone, and with it what had the focus.
  useEffect(() => focusWhereSeen(words.current), []);
  return (
    <div className={tw('grid gap-5 mt-4 max-w-form')}>
      <p ref={words} tabIndex={-1} className={tw('break-words')}>
        {t(place === 'visit' ? 'sign-in:forgotten.sentFromVisit' : 'sign-in:forgotten.sent', {
          email: sentTo,
        })}
      </p>
      <div>
        <Button onPress={onBack}>{t('sign-in:forgotten.back')}</Button>
      </div>
    </div>
  );
}

/** Asks for a link by which a new password is chosen, in the place of the login. */
export function ForgottenPasswordView(props: ForgottenPasswordProps) {
  const { place, isBusy, failure, attempt, sentTo, onType, onSend, onBack } = props;
  const { t } = useTexts();
  const [email, setEmail] = useState(props.email);
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (place !== 'page') field.current?.focus();
  }, [place]);
  const { form, lead } = useFaultyField();
  if (sentTo !== null) return <Sent sentTo={sentTo} place={place} onBack={onBack} />;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = valueIn(event.currentTarget, 'forgotten-email');
    setEmail(typed);
    const checked = checkEmail(typed);
    if (checked.kind === 'refused') {
      setError(emailFault(t, checked.error));
      return lead();
    }
    if (!isBusy) onSend(checked.value);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={tw('grid gap-5 mt-4 max-w-form')}>
      {failure && (
        <ErrorSummary
          title={t('sign-in:forgotten.failed')}
          faults={[{ message: failure }]}
          attempt={attempt}
        />
      )}
      <p className={tw('text-muted')}>{t('sign-in:forgotten.intro')}</p>
      <Field
        label={t('sign-in:address.labelEmail')}
        name="forgotten-email"
        inputRef={field}
        type="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        error={error}
        onChange={(value) => {
          setEmail(value);
          setError(undefined);
          onType?.(value);
        }}
      />
      <div className={tw('flex flex-wrap gap-3')}>
        <Button type="submit" busy={isBusy}>
          {t('sign-in:forgotten.send')}
        </Button>
        <Button variant="quiet" onPress={onBack}>
          {t('sign-in:forgotten.back')}
        </Button>
      </div>
    </form>
  );
}
