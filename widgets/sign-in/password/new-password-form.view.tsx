import { useState, type FormEvent, type ReactNode } from 'react';
import { checkPassword } from '#domain/people/contact-details.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { keepUnwritten } from '#ui/forms/keep-unwritten.ts';
import { valueIn } from '#ui/forms/value-in.ts';
import { useTexts } from '#ui/texts.ts';
import { PasswordField } from './password-field.view.tsx';

interface NewPasswordFormProps {
  /** Of the account, for which a password manager saves it. */
  readonly email: string;
  /** Of the field. */
  readonly label: string;
  /** On the button, which is the main one of its screen where `isMain`. */
  readonly submit: string;
  readonly isMain?: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (password: string) => void;
  /** What stands above the field. */
  readonly children: ReactNode;
}

/** Asks for a password that is to be an account's. */
export function NewPasswordForm({
  email,
  label,
  submit,
  isMain = false,
  isBusy,
  onChoose,
  children,
}: NewPasswordFormProps) {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = valueIn(event.currentTarget, 'new-password');
    setPassword(typed);
    const checked = checkPassword(typed);
    if (checked.kind === 'ok') return isBusy ? undefined : onChoose(checked.value);
    const fault = checked.error === 'invalid' ? 'required' : checked.error;
    return setError(t(`sign-in:newPassword.error.${fault}`));
  };
  return (
    <form noValidate onSubmit={check} className={tw('grid gap-4 mt-4 max-w-form')}>
      {children}
      <input
        ref={keepUnwritten}
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className={tw('sr-only')}
      />
      <PasswordField
        label={label}
        hint={t('sign-in:newPassword.hint')}
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
        <Button type="submit" {...(isMain && { variant: 'primary' })} busy={isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
