import type { GiftDraft } from '#domain/gifts/gift.ts';
import { EMAIL_LIMIT, MESSAGE_LIMIT, NAME_LIMIT } from '#domain/people/contact-details.ts';
import { tw } from '#theme/sheet.ts';
import { Field } from '#ui/forms/field.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { useTexts } from '#ui/texts.ts';

type Person = 'name' | 'email' | 'sender' | 'message';

interface PeopleProps {
  readonly draft: GiftDraft;
  readonly errors: Readonly<Record<Person, string | undefined>>;
  readonly onEdit: (change: Partial<GiftDraft>) => void;
  readonly onLeave: (field: Person) => void;
}

/** Who gets it, from whom, and what is written to them. */
export function People({ draft, errors, onEdit, onLeave }: PeopleProps) {
  const { t } = useTexts();
  const bind = (field: Person) => ({
    name: field,
    value: draft[field],
    error: errors[field],
    onChange: (value: string) => onEdit({ [field]: value }),
    onLeave: () => onLeave(field),
  });
  return (
    <fieldset className={tw('min-w-0')}>
      <legend className={tw('mb-3 font-medium')}>{t('gift:people.legend')}</legend>
      <div className={tw('grid gap-4')}>
        <Field {...bind('name')} label={t('gift:people.name')} autoComplete="off" maxLength={NAME_LIMIT} />
        <Field
          {...bind('email')}
          label={t('gift:people.email')}
          hint={t('gift:people.emailHint')}
          type="email"
          autoComplete="off"
          maxLength={EMAIL_LIMIT}
        />
        <Field
          {...bind('sender')}
          label={t('gift:people.sender')}
          autoComplete="name"
          maxLength={NAME_LIMIT}
          optional
        />
        <div>
          <TextArea
            {...bind('message')}
            label={t('gift:people.message')}
            maxLength={MESSAGE_LIMIT}
            rows={4}
            optional
          />
          <p aria-hidden="true" className={tw('mt-1 text-caption text-muted text-right tabular-nums')}>
            {t('gift:people.length', { count: draft.message.length, most: MESSAGE_LIMIT })}
          </p>
        </div>
      </div>
    </fieldset>
  );
}
