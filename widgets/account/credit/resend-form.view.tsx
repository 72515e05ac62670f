import { useState, type FormEvent } from 'react';
import { checkEmail, checkName, EMAIL_LIMIT, NAME_LIMIT } from '#domain/people/contact-details.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary, type FieldFault } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { useTexts } from '#ui/texts.ts';

interface ResendFormProps {
  readonly name: string;
  readonly email: string;
  readonly isBusy: boolean;
  /** Why it was not sent, in the visitor's language. */
  readonly failure: string | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  readonly onSend: (to: { readonly name: string; readonly email: string }) => void;
  readonly onCancel: () => void;
}

type Shown = Readonly<Record<'name' | 'email', boolean>>;

/** Whom a voucher is sent to: at first whoever it was bought for. */
export function ResendForm(props: ResendFormProps) {
  const { isBusy, failure, onSend, onCancel } = props;
  const { t } = useTexts();
  const [name, setName] = useState(props.name);
  const [email, setEmail] = useState(props.email);
  const [shown, setShown] = useState<Shown>({ name: false, email: false });
  const [refused, setRefused] = useState(0);
  const checked = { name: checkName(name), email: checkEmail(email) };
  const sentences = { name: t('credit:resend.nameMissing'), email: t('credit:resend.emailWrong') };
  const faultOf = (field: keyof Shown) =>
    shown[field] && checked[field].kind === 'refused' ? sentences[field] : undefined;
  const faults: FieldFault[] = (['name', 'email'] as const).flatMap((field) => {
    const message = faultOf(field);
    return message ? [{ name: `receiver-${field}`, message }] : [];
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (checked.name.kind === 'ok' && checked.email.kind === 'ok')
      return onSend({ name: checked.name.value, email: checked.email.value });
    setShown({ name: true, email: true });
    setRefused((before) => before + 1);
  };
  return (
    <form noValidate onSubmit={submit} className={tw('grid gap-4')}>
      <p className={tw('text-muted')}>{t('credit:resend.hint')}</p>
      {refused > 0 && <ErrorSummary title={t('common:form.summary')} faults={faults} attempt={refused} />}
      {failure !== null && (
        <ErrorSummary
          title={t('credit:resend.failed')}
          faults={[{ message: failure }]}
          attempt={props.attempt}
        />
      )}
      <Field
        label={t('credit:resend.name')}
        name="receiver-name"
        autoComplete="off"
        maxLength={NAME_LIMIT}
        value={name}
        error={faultOf('name')}
        onLeave={() => setShown((before) => ({ ...before, name: true }))}
        onChange={setName}
      />
      <Field
        label={t('credit:resend.email')}
        name="receiver-email"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={EMAIL_LIMIT}
        value={email}
        error={faultOf('email')}
        onLeave={() => setShown((before) => ({ ...before, email: true }))}
        onChange={(value) => {
          setEmail(value);
          setShown((before) => ({ ...before, email: false }));
        }}
      />
      <div className={tw('flex flex-wrap items-center gap-3 mt-2')}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('credit:resend.send')}
        </Button>
        <Button onPress={onCancel}>{t('credit:resend.cancel')}</Button>
      </div>
    </form>
  );
}
