import { useState, type FormEvent } from 'react';
import { checkEmail, checkName } from '#domain/people/contact-details.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary, type FieldFault } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { useTexts } from '#ui/texts.ts';

interface ResendFormProps {
  readonly name: string;
  readonly email: string;
  /** The day on which it is to be sent, in words; null: it was sent. */
  readonly planned: string | null;
  readonly isBusy: boolean;
  /** Why it was not sent, in the visitor's language. */
  readonly failure: string | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  readonly onSend: (to: { readonly name: string; readonly email: string }) => void;
  readonly onCancel: () => void;
}

type FieldName = 'name' | 'email';

/** What is typed into the form, and what is wrong with it, as far as that is to be said already. */
function useReceiver(start: Pick<ResendFormProps, FieldName>) {
  const { t } = useTexts();
  const [typed, setTyped] = useState({ name: start.name, email: start.email });
  const [shown, setShown] = useState({ name: false, email: false });
  const checked = { name: checkName(typed.name), email: checkEmail(typed.email) };
  const sentences = { name: t('credit:resend.nameMissing'), email: t('credit:resend.emailWrong') };
  const faultOf = (field: FieldName) =>
    shown[field] && checked[field].kind === 'refused' ? sentences[field] : undefined;
  const fieldOf = (field: FieldName) => ({
    name: `receiver-${field}`,
    value: typed[field],
    error: faultOf(field),
    onLeave: () => setShown((before) => ({ ...before, [field]: true })),
    onChange(value: string) {
      setTyped((before) => ({ ...before, [field]: value }));
      setShown((before) => ({ ...before, [field]: false }));
    },
  });
  const faults: FieldFault[] = (['name', 'email'] as const).flatMap((field) => {
    const message = faultOf(field);
    return message ? [{ name: `receiver-${field}`, message }] : [];
  });
  const receiver =
    checked.name.kind === 'ok' && checked.email.kind === 'ok'
      ? { name: checked.name.value, email: checked.email.value }
      : null;
  return { receiver, faults, fieldOf, showAll: () => setShown({ name: true, email: true }) };
}

/** Whom a voucher is sent to: at first whoever it was bought for. */
export function ResendForm(props: ResendFormProps) {
  const { planned, isBusy, failure, onSend, onCancel } = props;
  const words = planned === null ? 'resend' : 'sendNow';
  const { t } = useTexts();
  const { receiver, faults, fieldOf, showAll } = useReceiver(props);
  const [refused, setRefused] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (receiver) return onSend(receiver);
    showAll();
    setRefused((before) => before + 1);
  };
  return (
    <form noValidate onSubmit={submit} className={tw('grid gap-4')}>
      <p className={tw('text-muted')}>
        {planned === null ? t('credit:resend.hint') : t('credit:sendNow.hint', { day: planned })}
      </p>
      <ErrorSummary
        title={t('common:form.summary', { count: faults.length })}
        faults={refused > 0 ? faults : []}
        attempt={refused}
        areAtFields
      />
      {failure !== null && (
        <ErrorSummary
          title={t(`credit:${words}.failed`)}
          faults={[{ message: failure }]}
          attempt={props.attempt}
        />
      )}
      <Field {...fieldOf('name')} label={t('credit:resend.name')} autoComplete="off" />
      <Field
        {...fieldOf('email')}
        label={t('credit:resend.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <div className={tw('flex flex-wrap items-center gap-3 mt-2')}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t(`credit:${words}.send`)}
        </Button>
        <Button onPress={onCancel}>{t('credit:resend.cancel')}</Button>
      </div>
    </form>
  );
}
