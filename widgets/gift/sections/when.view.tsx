import { dayOfInput, inputOfDay } from '#domain/gifts/delivery-day.ts';
import type { GiftDraft } from '#domain/gifts/gift.ts';
import { tw } from '#theme/sheet.ts';
import { Field } from '#ui/forms/field.tsx';
import { useTexts } from '#ui/texts.ts';
import { RadioCards } from '#ui/forms/choices/radio-cards.tsx';

interface WhenProps {
  readonly draft: GiftDraft;
  readonly error: string | undefined;
  readonly onEdit: (change: Partial<GiftDraft>) => void;
  readonly onLeave: (field: 'day') => void;
}

/** Whether it is sent at once or on a day. */
export function When({ draft, error, onEdit, onLeave }: WhenProps) {
  const { t } = useTexts();
  return (
    <div className={tw('grid gap-4')}>
      <RadioCards
        legend={t('gift:when.legend')}
        name="when"
        value={draft.when}
        onChoose={(when) => onEdit({ when: when === 'later' ? 'later' : 'now' })}
        className="grid grid-cols-2 gap-3"
        options={[
          { value: 'now', content: t('gift:when.now') },
          { value: 'later', content: t('gift:when.later') },
        ]}
      />
      {draft.when === 'later' && (
        <div className={tw('max-w-[calc(var(--u)*16)]')}>
          <Field
            label={t('gift:when.day')}
            name="day"
            type="date"
            hint={t('gift:when.hint')}
            value={inputOfDay(draft.day)}
            error={error}
            onChange={(day) => onEdit({ day: dayOfInput(day) })}
            onLeave={() => onLeave('day')}
          />
        </div>
      )}
    </div>
  );
}
