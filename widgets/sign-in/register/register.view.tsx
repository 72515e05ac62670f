import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link, type Target } from '#ui/actions/link.tsx';
import { focusWhereSeen } from '#ui/focus/focus-where-seen.ts';
import { ErrorSummary, type FieldFault } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { AlertIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { PasswordField } from '../password/password-field.view.tsx';
import {
  TERMS,
  useRegisterForm,
  type Account,
  type FilledForm,
  type RegisterField,
} from './use-register-form.ts';

export interface RegisterProps {
  readonly companyName: string;
  /** ISO 3166: how a number without a prefix is read. */
  readonly country: string;
  /** What is typed already. */
  readonly first: Account;
  /** It comes back in the place of what was pressed, and takes the focus. */
  readonly takesFocus?: boolean;
  /** The company's conditions, to be read beside the box; null where it has written none. */
  readonly terms: ReactNode | null;
  readonly login: Target;
  readonly isBusy: boolean;
  /** Why the last attempt failed, in the visitor's language; `name` where one field is to blame. */
  readonly failure: FieldFault | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  readonly onType: (change: Partial<Account>) => void;
  readonly onRegister: (account: FilledForm) => void;
}

type Form = ReturnType<typeof useRegisterForm>;

function Inputs({ form }: { readonly form: Form }) {
  const { t } = useTexts();
  const bind = (name: RegisterField) => ({
    name,
    value: form.typed[name],
    error: form.errors[name],
    onChange: (value: string) => form.type(name, value),
    onLeave: () => form.leave(name),
  });
  return (
    <>
      <div className={tw('grid gap-5 @[32em]:grid-cols-2')}>
        <Field {...bind('firstname')} label={t('sign-in:names.firstname')} autoComplete="given-name" />
        <Field {...bind('lastname')} label={t('sign-in:names.lastname')} autoComplete="family-name" />
      </div>
      <Field
        {...bind('email')}
        label={t('sign-in:register.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <Field
        {...bind('phone')}
        label={t('sign-in:register.phone')}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <PasswordField
        {...bind('password')}
        label={t('sign-in:register.password')}
        hint={t('sign-in:newPassword.hint')}
        optional
        autoComplete="new-password"
      />
    </>
  );
}

/** Never ticked beforehand. */
function TermsBox({
  form,
  companyName,
  terms,
}: Pick<RegisterProps, 'companyName' | 'terms'> & { readonly form: Form }) {
  const { t } = useTexts();
  const id = useId();
  const error = form.errors[TERMS];
  return (
    <div className={tw('grid gap-2')}>
      <label className={tw('flex items-start gap-3 min-h-target cursor-pointer')}>
        <input
          type="checkbox"
          name={TERMS}
          checked={form.isAgreed}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => form.agree(event.currentTarget.checked)}
          className={tw('w-5 h-5 mt-0.5 shrink-0 accent-[color:var(--v-accent)]')}
        />
        {t('sign-in:register.terms', { company: companyName })}
      </label>
      {error && (
        <p id={id} className={tw('flex items-start gap-1.5 text-caption text-negative')}>
          <AlertIcon className="w-4 h-4 mt-0.5" />
          {error}
        </p>
      )}
      {terms}
    </div>
  );
}

/** All that an account may have from its first day on; what is optional says so. */
export function RegisterView(props: RegisterProps) {
  const { companyName, country, first, takesFocus = false, terms, login } = props;
  const { isBusy, failure, attempt, onType, onRegister } = props;
  const { t } = useTexts();
  const form = useRegisterForm({ country, first, needsTerms: terms !== null, onType });
  const place = useRef<HTMLFormElement>(null);
  // As it comes, and not once it is sent.
  const [isBack] = useState(takesFocus);
  useEffect(() => {
    if (isBack) focusWhereSeen(place.current?.querySelector('input') ?? null);
  }, [isBack]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const account = form.read(event.currentTarget);
    if (account && !isBusy) onRegister(account);
  };
  const faults = form.faults.length === 0 && failure ? [failure] : form.faults;
  return (
    <form ref={place} noValidate onSubmit={submit} className={tw('grid gap-5 mt-6 max-w-form')}>
      <p className={tw('flex flex-wrap items-center gap-x-2 text-muted')}>
        {t('sign-in:register.have')}
        <Link to={login}>{t('sign-in:register.login')}</Link>
      </p>
      {faults.length > 0 && (
        <ErrorSummary
          title={
            form.faults.length > 0
              ? t('common:form.summary', { count: form.faults.length })
              : t('sign-in:register.failed')
          }
          faults={faults}
          attempt={attempt + form.tries}
          areAtFields={form.faults.length > 0}
        />
      )}
      <Inputs form={form} />
      {terms !== null && <TermsBox {...{ form, companyName, terms }} />}
      <label className={tw('flex items-start gap-3 min-h-target cursor-pointer')}>
        <input
          type="checkbox"
          name="marketing"
          checked={form.agreesToOffers}
          onChange={(event) => form.setOffers(event.currentTarget.checked)}
          className={tw('w-5 h-5 mt-0.5 shrink-0 accent-[color:var(--v-accent)]')}
        />
        {t('sign-in:marketing', { company: companyName })}
      </label>
      <div>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('sign-in:register.submit')}
        </Button>
      </div>
    </form>
  );
}
