import { useState, type FormEvent } from 'react';
import { EMAIL_LIMIT } from '#domain/people/contact-details.ts';
import {
  WITHDRAWAL_LIMITS,
  withdrawalFaults,
  type WithdrawalDraft,
} from '#domain/withdrawal/withdrawal-draft.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

interface WithdrawalFormProps {
  readonly draft: WithdrawalDraft;
  readonly onEdit: (change: Partial<WithdrawalDraft>) => void;
  readonly onReview: () => void;
}

const FIELDS = ['number', 'name', 'email'] as const;

/** Which order, and who has placed it. What is missing is said once it is sent. */
export function WithdrawalForm({ draft, onEdit, onReview }: WithdrawalFormProps) {
  const { t } = useTexts();
  const [attempt, setAttempt] = useState(0);
  const faults = attempt === 0 ? {} : withdrawalFaults(draft);
  const errorOf = (field: (typeof FIELDS)[number]) => {
    const fault = faults[field];
    return fault && t(fault === 'email' ? 'withdrawal:error.email' : `withdrawal:error.${field}`);
  };
  const bind = (name: (typeof FIELDS)[number]) => ({
    name,
    label: t(`withdrawal:${name}`),
    value: draft[name],
    error: errorOf(name),
    onChange: (value: string) => onEdit({ [name]: value }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(withdrawalFaults(draft)).length === 0) onReview();
    else setAttempt((before) => before + 1);
  }
  return (
    <>
      <Heading variant="display">{t('withdrawal:title')}</Heading>
      <p className={tw('mt-4 mb-8 text-lead text-muted')}>{t('withdrawal:intro')}</p>
      <form noValidate onSubmit={submit}>
        <ErrorSummary
          title={t('withdrawal:error.title')}
          attempt={attempt}
          areAtFields
          faults={FIELDS.flatMap((name) => {
            const message = errorOf(name);
            return message ? [{ name, message }] : [];
          })}
        />
        <div className={tw('grid gap-5')}>
          <Field
            {...bind('number')}
            hint={t('withdrawal:numberHint')}
            autoComplete="off"
            maxLength={WITHDRAWAL_LIMITS.number}
          />
          <Field {...bind('name')} autoComplete="name" maxLength={WITHDRAWAL_LIMITS.name} />
          <Field
            {...bind('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            hint={t('withdrawal:emailHint')}
            maxLength={EMAIL_LIMIT}
          />
        </div>
        <Button type="submit" variant="primary" className="mt-8 w-full @[32em]:w-auto">
          {t('withdrawal:next')}
        </Button>
      </form>
    </>
  );
}
