import { useEffect, useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react';
import { checkEmail, EMAIL_LIMIT } from '#domain/people/contact-details.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { PasswordField } from './password-field.view.tsx';

export interface LoginProps {
  readonly isBusy: boolean;
  /** Why the last attempt failed, in the visitor's language. */
  readonly failure: string | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  readonly onLogin: (email: string, password: string) => void;
  /** What stands in place of the form for who forgot the password: with the e-mail that was typed, and the way back. */
  readonly forgotten: (email: string, onBack: () => void) => ReactNode;
}

interface Typed {
  readonly email: string;
  readonly password: string;
}

interface LoginFieldsProps {
  readonly typed: Typed;
  readonly errors: Partial<Typed>;
  readonly onType: (change: Partial<Typed>) => void;
  readonly emailRef: Ref<HTMLInputElement>;
}

function LoginFields({ typed, errors, onType, emailRef }: LoginFieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <Field
        label={t('reservation:details.email')}
        name="login-email"
        inputRef={emailRef}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={EMAIL_LIMIT}
        value={typed.email}
        error={errors.email}
        onChange={(email) => onType({ email })}
      />
      <PasswordField
        label={t('reservation:login.password')}
        name="login-password"
        autoComplete="current-password"
        value={typed.password}
        error={errors.password}
        onChange={(password) => onType({ password })}
      />
    </>
  );
}

/** Whether the visitor asked for a new password; whoever comes back stands where they left. */
function useForgotten() {
  const [isForgotten, setForgotten] = useState(false);
  const link = useRef<HTMLButtonElement>(null);
  const wasForgotten = useRef(false);
  useEffect(() => {
    if (wasForgotten.current && !isForgotten) link.current?.focus();
    wasForgotten.current = isForgotten;
  }, [isForgotten]);
  return { isForgotten, setForgotten, link };
}

/** E-mail and password. `onClose`: there is a way on without an account. */
export function LoginForm({
  isBusy,
  failure,
  attempt,
  onLogin,
  forgotten,
  onClose,
  emailRef = null,
}: LoginProps & { readonly onClose?: () => void; readonly emailRef?: Ref<HTMLInputElement> }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState<Typed>({ email: '', password: '' });
  const [errors, setErrors] = useState<Partial<Typed>>({});
  const { isForgotten, setForgotten, link } = useForgotten();
  if (isForgotten) return forgotten(typed.email, () => setForgotten(false));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = checkEmail(typed.email);
    setErrors({
      ...(address.kind === 'refused' && { email: t(`reservation:details.error.email.${address.error}`) }),
      ...(typed.password === '' && { password: t('reservation:login.passwordMissing') }),
    });
    if (address.kind === 'ok' && typed.password !== '' && !isBusy) onLogin(address.value, typed.password);
  };
  return (
    <form noValidate onSubmit={submit} className={tw('grid gap-5 mt-4 max-w-form')}>
      {failure && (
        <ErrorSummary
          title={t('reservation:login.failed')}
          faults={[{ message: failure }]}
          attempt={attempt}
        />
      )}
      <LoginFields
        typed={typed}
        emailRef={emailRef}
        errors={errors}
        onType={(change) => {
          setTyped({ ...typed, ...change });
          setErrors({});
        }}
      />
      <div className={tw('-mt-3')}>
        <Button variant="quiet" buttonRef={link} onPress={() => setForgotten(true)}>
          {t('reservation:login.forgotten.open')}
        </Button>
      </div>
      <div className={tw('flex flex-wrap gap-3')}>
        <Button type="submit" variant={onClose ? 'secondary' : 'primary'} busy={isBusy}>
          {t('reservation:login.submit')}
        </Button>
        {onClose && (
          <Button variant="quiet" onPress={onClose}>
            {t('reservation:login.asGuest')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** An account makes the form shorter; nobody needs one. */
export function LoginView(props: LoginProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const email = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, whichever of the two it was.
    if (isOpen !== wasOpen.current) (email.current ?? opener.current)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className={tw('mt-3 max-w-form')}>
      {isOpen ? (
        <div className={tw('mt-6 pb-8 border-b border-line')}>
          <Heading variant="label" below={1}>
            {t('reservation:login.title')}
          </Heading>
          <LoginForm {...props} emailRef={email} onClose={() => setOpen(false)} />
        </div>
      ) : (
        <p className={tw('flex flex-wrap items-center gap-x-2 text-muted')}>
          {t('reservation:login.question')}
          <Button variant="quiet" expanded={false} buttonRef={opener} onPress={() => setOpen(true)}>
            {t('reservation:login.open')}
          </Button>
        </p>
      )}
    </div>
  );
}
