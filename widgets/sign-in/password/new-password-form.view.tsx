import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { checkPassword } from '#domain/people/contact-details.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useFaultyField } from '#ui/focus/use-faulty-field.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { valueIn } from '#ui/forms/value-in.ts';
import { useTexts } from '#ui/texts.ts';
import { ManagerAddress } from './manager-address.view.tsx';
import { PasswordField } from './password-field.view.tsx';

const NEW = 'new-password';
const CURRENT = 'current-password';

type Name = typeof NEW | typeof CURRENT;

export interface PasswordFailure {
  /** In the visitor's language. */
  readonly message: string;
  readonly name?: Name;
}

interface Refused {
  readonly message: string;
  readonly field?: string | undefined;
  readonly errors?: readonly { readonly message: string }[] | undefined;
}

/** What was refused, of the new password or of the one before. */
export function passwordFailure({ message, field, errors }: Refused): PasswordFailure {
  const name = field === 'oldPassword' ? CURRENT : field === 'password' ? NEW : null;
  return { message: errors?.[0]?.message ?? message, ...(name && { name }) };
}

interface NewPasswordFormProps {
  /** Of the account, for which a password manager saves it. */
  readonly email: string;
  /** Of the field. */
  readonly label: string;
  /** Of the field for the password of now; absent where it is not asked for. */
  readonly currentLabel?: string | undefined;
  /** On the button, which is the main one of its screen where `isMain`. */
  readonly submit: string;
  readonly isMain?: boolean;
  /** It came in place of what was pressed, and takes the focus. */
  readonly takesFocus?: boolean;
  readonly isBusy: boolean;
  /** Why the last attempt failed; told at a field where one is to blame. */
  readonly failure: PasswordFailure | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  /** Above the reason. */
  readonly failed: string;
  readonly onChoose: (password: string, current: string) => void;
  /** What stands above the field. */
  readonly children?: ReactNode;
  /** What stands beside the button. */
  readonly aside?: ReactNode;
}

/** What was typed, what is wrong with it, and the whole as it is sent. */
function usePasswords(
  { currentLabel, isBusy, failure, attempt, onChoose }: NewPasswordFormProps,
  onFaulty: () => void,
) {
  const { t } = useTexts();
  const [typed, setTyped] = useState<Readonly<Record<Name, string>>>({ [NEW]: '', [CURRENT]: '' });
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  // What was refused is no longer true of what is typed since.
  const [typedSince, setTypedSince] = useState(-1);
  const asksCurrent = currentLabel !== undefined;
  const refused = (name: Name) =>
    failure?.name === name && typedSince !== attempt ? failure.message : undefined;
  return {
    asksCurrent,
    bind: <N extends Name>(name: N) => ({
      name,
      autoComplete: name,
      value: typed[name],
      error: errors[name] ?? refused(name),
      onChange(value: string) {
        setTypedSince(attempt);
        setTyped((before) => ({ ...before, [name]: value }));
        setErrors(({ [name]: _, ...others }) => others);
      },
    }),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      const now = { [NEW]: valueIn(form, NEW), [CURRENT]: asksCurrent ? valueIn(form, CURRENT) : '' };
      setTyped(now);
      const checked = checkPassword(now[NEW]);
      const found: Partial<Record<Name, string>> = {};
      if (asksCurrent && now[CURRENT] === '') found[CURRENT] = t('sign-in:password.missing');
      if (checked.kind === 'refused')
        found[NEW] = t(
          `sign-in:newPassword.error.${checked.error === 'invalid' ? 'required' : checked.error}`,
        );
      setErrors(found);
      if (Object.keys(found).length > 0 || checked.kind === 'refused') return onFaulty();
      return isBusy ? undefined : onChoose(checked.value, now[CURRENT]);
    },
  };
}

/** Asks for a password that is to be an account's. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, label, currentLabel, submit, isMain = false, takesFocus = false, isBusy } = props;
  const { t } = useTexts();
  const { form, lead } = useFaultyField();
  const passwords = usePasswords(props, lead);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('[type=password]')?.focus();
  }, [takesFocus, form]);
  return (
    <form ref={form} noValidate onSubmit={passwords.submit} className={tw('grid gap-4 mt-4 max-w-form')}>
      {props.failure && (
        <ErrorSummary
          title={props.failed}
          faults={[props.failure]}
          attempt={props.attempt}
          areAtFields={currentLabel !== undefined || props.failure.name === NEW}
        />
      )}
      {props.children}
      <ManagerAddress email={email} />
      {currentLabel !== undefined && <PasswordField {...passwords.bind(CURRENT)} label={currentLabel} />}
      <PasswordField {...passwords.bind(NEW)} label={label} hint={t('sign-in:newPassword.hint')} />
      <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2')}>
        <Button type="submit" {...(isMain && { variant: 'primary' })} busy={isBusy}>
          {submit}
        </Button>
        {props.aside}
      </div>
    </form>
  );
}
