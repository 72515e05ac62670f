import { keysOf } from '#domain/keys.ts';
import { useEffect, useRef, type FormEvent } from 'react';
import type { FieldError } from '#domain/people/contact-details.ts';
import { WAITING_HOURS, type WaitingHours } from '#domain/appointments/waiting-wish.ts';
import { formatDay } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/forms/field.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { formatWeek } from '../slots/start/slot-facts.ts';
import { Choice } from './choice.view.tsx';

export interface WaitingDraft {
  readonly email: string;
  /** YYYYMMDD, or the whole shown week. */
  readonly day: string;
  readonly hours: WaitingHours;
  /** Null: whoever is free. */
  readonly practitionerId: string | null;
}

interface WaitingFormProps {
  /** Names and durations, joined. */
  readonly services: string;
  /** The shown week, and its days that may be waited for: YYYYMMDD. */
  readonly week: readonly string[];
  readonly days: readonly string[];
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** An appointment is to move to the place: the mails go to its own address. */
  readonly isMove: boolean;
  readonly draft: WaitingDraft;
  readonly error: FieldError | null;
  readonly isSending: boolean;
  /** The back end's sentence. */
  readonly refusal: string | null;
  readonly onEdit: (change: Partial<WaitingDraft>) => void;
  readonly onSend: () => void;
}

const HOURS = keysOf(WAITING_HOURS);

function Wishes({ days, week, people, draft, onEdit }: WaitingFormProps) {
  const { locale, t } = useTexts();
  const choices = [
    ...days.map((day) => ({ value: day, label: t('waiting:day', { day: formatDay(locale, day) }) })),
    { value: 'week', label: t('waiting:week', { week: formatWeek(locale, week) }) },
  ];
  return (
    <>
      <Choice
        label={t('waiting:days')}
        options={choices}
        value={draft.day}
        onChoose={(day) => onEdit({ day })}
      />
      <Choice
        label={t('waiting:hours')}
        options={HOURS.map((hours) => ({ value: hours, label: t(`waiting:${hours}`) }))}
        value={draft.hours}
        onChoose={(hours) => onEdit({ hours })}
      />
      {people.length > 1 && (
        <Choice
          label={t('waiting:who')}
          options={[
            { value: '', label: t('waiting:anyone') },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={draft.practitionerId ?? ''}
          onChoose={(id) => onEdit({ practitionerId: id || null })}
        />
      )}
    </>
  );
}

/** One e-mail, for which days, hours and person. */
export function WaitingForm(props: WaitingFormProps) {
  const { draft, error, onEdit } = props;
  const { t } = useTexts();
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) email.current?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSend();
  };
  return (
    <form noValidate onSubmit={submit} className={tw('grid gap-6')}>
      <div className={tw('text-muted')}>
        <p>{t('waiting:intro', { services: props.services })}</p>
        {props.isMove && <p className={tw('mt-2')}>{t('waiting:introMove')}</p>}
      </div>
      <Wishes {...props} />
      {props.isMove ? (
        <p>{t('waiting:toAppointment', { email: draft.email })}</p>
      ) : (
        <Field
          label={t('waiting:email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={draft.email}
          hint={t('waiting:privacy')}
          error={error ? t(`waiting:error.${error}`) : undefined}
          inputRef={email}
          onChange={(value) => onEdit({ email: value })}
        />
      )}
      <div role="alert">
        {props.refusal !== null && (
          <Notice tone="negative" title={t('waiting:failed')}>
            {props.refusal}
          </Notice>
        )}
      </div>
      <div>
        <Button variant="primary" type="submit" busy={props.isSending}>
          {t('waiting:send')}
        </Button>
      </div>
    </form>
  );
}

interface WaitingDoneProps extends Pick<WaitingFormProps, 'services'> {
  readonly email: string;
  readonly onClose: () => void;
}

export function WaitingDone({ services, email, onClose }: WaitingDoneProps) {
  const { t } = useTexts();
  const sentence = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone.
  useEffect(() => sentence.current?.focus(), []);
  return (
    <div className={tw('grid gap-6')}>
      <p ref={sentence} tabIndex={-1}>
        {t('waiting:doneText', { email })}
      </p>
      <p className={tw('text-muted')}>{services}</p>
      <div>
        <Button onPress={onClose}>{t('waiting:close')}</Button>
      </div>
    </div>
  );
}
