import { useState, type FormEvent } from 'react';
import { checkPassword } from '#domain/people/contact-details.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { useTexts } from '#ui/texts.ts';
import { PasswordField } from '#widgets/booking/details/login/password-field.view.tsx';

interface PasswordFormProps {
  /** Of the account, for which a password manager saves it. */
  readonly email: string;
  readonly isBusy: boolean;
  /** Why the last attempt failed, in the visitor's language. */
  readonly failure: string | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  readonly onChoose: (password: string) => void;
}

/** A new password, which can be looked at. */
export function PasswordForm({ email, isBusy, failure, attempt, onChoose }: PasswordFormProps) {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkPassword(password);
    if (checked.kind === 'ok') return isBusy ? undefined : onChoose(checked.value);
    const fault = checked.error === 'invalid' ? 'required' : checked.error;
    return setError(t(`reservation:account.error.${fault}`));
  };
  return (
    <form noValidate onSubmit={submit} className={tw('grid gap-5 mt-6 max-w-form')}>
      {failure && (
        <ErrorSummary
          title={t('storefront:password.failed')}
          faults={[{ message: failure }]}
          attempt={attempt}
        />
      )}
      <p className={tw('text-muted break-words')}>{email}</p>
      <input
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className={tw('sr-only')}
      />
      <PasswordField
        label={t('storefront:password.title')}
        hint={t('reservation:account.passwordHint')}
        name="new-password"
        autoComplete="new-password"
        value={password}
        error={error}
        onChange={(value) => {
          setPassword(value);
          setError(undefined);
        }}
      />
      <div>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('storefront:password.submit')}
        </Button>
      </div>
    </form>
  );
}
