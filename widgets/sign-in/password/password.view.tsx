import { useState, type FormEvent } from 'react';
import { checkEmail } from '#domain/people/contact-details.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useFaultyField } from '#ui/focus/use-faulty-field.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { valueIn } from '#ui/forms/value-in.ts';
import { useTexts } from '#ui/texts.ts';
import { emailFault } from '../faults.ts';
import { PasswordField } from './password-field.view.tsx';

export interface PasswordProps {
  /** What was typed before; a phone has no password, so that it is the e-mail that is asked for. */
  readonly email: string;
  readonly isMain: boolean;
  readonly isBusy: boolean;
  /** Why the last attempt failed, in the visitor's language. */
  readonly failure: string | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  readonly onLogin: (email: string, password: string) => void;
  /** The e-mail as it stands. */
  readonly onType: (email: string) => void;
  /** To the code. */
  readonly onCode: () => void;
  /** To who has forgotten the password. */
  readonly onForgotten: () => void;
}

interface Typed {
  readonly email: string;
  readonly password: string;
}

interface LoginFieldsProps {
  readonly typed: Typed;
  readonly errors: Partial<Typed>;
  readonly onType: (change: Partial<Typed>) => void;
  readonly onLeaveEmail: () => void;
}

function LoginFields({ typed, errors, onType, onLeaveEmail }: LoginFieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <Field
        label={t('sign-in:address.labelEmail')}
        name="login-email"
        type="email"
        inputMode="email"
        autoComplete="username"
        value={typed.email}
        error={errors.email}
        onChange={(email) => onType({ email })}
        onLeave={onLeaveEmail}
      />
      <PasswordField
        label={t('sign-in:password.label')}
        name="login-password"
        autoComplete="current-password"
        value={typed.password}
        error={errors.password}
        onChange={(password) => onType({ password })}
      />
    </>
  );
}

/** Errors appear when the e-mail is left or the form is sent, and go while it is typed in. */
function useFields(first: string) {
  const { t } = useTexts();
  const [typed, setTyped] = useState<Typed>({ email: first, password: '' });
  const [errors, setErrors] = useState<Partial<Typed>>({});
  const checkAddress = (email: string) => {
    const checked = checkEmail(email);
    setErrors(checked.kind === 'refused' ? { email: emailFault(t, checked.error) } : {});
    return checked;
  };
  return {
    typed,
    errors,
    type(change: Partial<Typed>) {
      setTyped((before) => ({ ...before, ...change }));
      setErrors({});
    },
    // An untouched field is not blamed for being left.
    leave: () => void (typed.email !== '' && checkAddress(typed.email)),
    read(form: HTMLFormElement) {
      const now = { email: valueIn(form, 'login-email'), password: valueIn(form, 'login-password') };
      setTyped(now);
      const address = checkAddress(now.email);
      if (now.password === '')
        setErrors((before) => ({ ...before, password: t('sign-in:password.missing') }));
      return address.kind === 'ok' && now.password !== ''
        ? { email: address.value, password: now.password }
        : null;
    },
  };
}

/** E-mail and password, for who has one. */
export function PasswordView(props: PasswordProps) {
  const { isMain, isBusy, failure, attempt, onType, onLogin, onCode, onForgotten } = props;
  const { t } = useTexts();
  const fields = useFields(props.email);
  const { form, lead } = useFaultyField();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = fields.read(event.currentTarget);
    if (!read) return lead();
    if (!isBusy) onLogin(read.email, read.password);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={tw('grid gap-5 mt-4 max-w-form')}>
      {failure && (
        <ErrorSummary
          title={t('sign-in:password.failed')}
          faults={[{ message: failure }]}
          attempt={attempt}
        />
      )}
      <LoginFields
        typed={fields.typed}
        errors={fields.errors}
        onType={(change) => {
          fields.type(change);
          if (change.email !== undefined) onType(change.email);
        }}
        onLeaveEmail={fields.leave}
      />
      <div className={tw('-mt-3')}>
        <Button variant="quiet" onPress={onForgotten}>
          {t('sign-in:forgotten.open')}
        </Button>
      </div>
      <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2')}>
        <Button type="submit" variant={isMain ? 'primary' : 'secondary'} busy={isBusy}>
          {t('sign-in:password.submit')}
        </Button>
        <Button variant="quiet" onPress={onCode}>
          {t('sign-in:password.useCode')}
        </Button>
      </div>
    </form>
  );
}
