import { useEffect, useRef, type FormEvent } from 'react';
import type { FieldError } from '#domain/people/contact-details.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { focusWhereSeen } from '#ui/focus/focus-where-seen.ts';
import { Field } from '#ui/forms/field.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

interface RequestFormViewProps {
  readonly email: string;
  readonly error: FieldError | null;
  readonly isSending: boolean;
  /** The back end's sentence. */
  readonly refusal: string | null;
  readonly onEmail: (email: string) => void;
  readonly onSend: () => void;
}

/** One address, and the button. */
export function RequestFormView({ email, error, isSending, refusal, onEmail, onSend }: RequestFormViewProps) {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  // What was pressed to get here is gone.
  useEffect(() => focusWhereSeen(field.current), []);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={t('eshop:whenBack')} className={tw('grid gap-3')}>
      <Field
        label={t('back-in-stock:email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        hint={t('back-in-stock:privacy')}
        error={error ? t(`back-in-stock:error.${error}`) : undefined}
        inputRef={field}
        onChange={onEmail}
      />
      <div role="alert" className={tw('empty:hidden')}>
        {refusal !== null && (
          <Notice tone="negative" title={t('back-in-stock:failed')}>
            {refusal}
          </Notice>
        )}
      </div>
      <div>
        <Button variant="primary" type="submit" busy={isSending}>
          {t('back-in-stock:send')}
        </Button>
      </div>
    </form>
  );
}

/** That it is noted, or that there is some again, in place of the form. */
export function RequestDone({ sentence }: { readonly sentence: string }) {
  const place = useRef<HTMLDivElement>(null);
  // What was pressed to get here is gone.
  useEffect(() => focusWhereSeen(place.current), []);
  return (
    <div ref={place} tabIndex={-1} className={tw('rounded')}>
      <Notice tone="positive">{sentence}</Notice>
    </div>
  );
}
