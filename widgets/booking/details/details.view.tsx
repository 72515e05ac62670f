import { useRef, useState, type FormEvent, type PointerEvent, type ReactNode, type Ref } from 'react';
import {
  checkContact,
  checkContactField,
  EMAIL_LIMIT,
  MESSAGE_LIMIT,
  type ContactField,
  type ContactInput,
  type FieldError,
} from '#domain/people/contact-details.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary, type FieldFault } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

export type FieldErrors = Partial<Record<ContactField, FieldError | { readonly message: string }>>;

export interface DetailsProps {
  readonly draft: ContactInput;
  /** ISO 3166, of the shop: how a phone number without a prefix is read. */
  readonly country: string;
  /** A number that is typed goes into the customer's profile, which has none. */
  readonly keepsPhone?: boolean;
  /** What the server refused, until the field is typed in again. */
  readonly refused: FieldErrors;
  /** Above the form: what is booked in brief, how long it is kept, a way to log in. */
  readonly children: ReactNode;
  /** What is asked beside the phone number. */
  readonly reminder: ReactNode;
  readonly onEdit: (change: Partial<ContactInput>) => void;
  /** Every field is right. */
  readonly onDone: () => void;
  readonly focusRef: Ref<HTMLHeadingElement>;
}

const FIELDS = ['firstname', 'lastname', 'email', 'phone', 'message'] as const;

/** Errors appear when a field is left or the form is sent, and go while it is typed in. */
function useErrors({ draft, country, refused }: DetailsProps) {
  const { t } = useTexts();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [seen, setSeen] = useState(refused);
  if (seen !== refused) {
    setSeen(refused);
    setErrors(refused);
  }
  const put = (field: ContactField, error: FieldErrors[ContactField]) =>
    setErrors(({ [field]: _, ...others }) => (error ? { ...others, [field]: error } : others));
  const leave = (field: ContactField) => {
    // An untouched field is not blamed for being left.
    if (draft[field] === '') return;
    const checked = checkContactField(field, draft[field], country);
    put(field, checked.kind === 'refused' ? checked.error : undefined);
  };
  const textOf = (field: ContactField) => {
    const error = errors[field];
    if (!error) return undefined;
    return typeof error === 'string' ? t(`reservation:details.error.${field}.${error}`) : error.message;
  };
  const faults = FIELDS.flatMap((field): FieldFault[] => {
    const message = textOf(field);
    return message ? [{ name: field, message }] : [];
  });
  return { setErrors, put, leave, textOf, faults };
}

/** What an input of the form gets, by its name. */
type Bind = (field: ContactField) => {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onLeave: () => void;
  readonly onChange: (value: string) => void;
};

function Inputs({
  bind,
  reminder,
  keepsPhone = false,
}: { readonly bind: Bind } & Pick<DetailsProps, 'reminder' | 'keepsPhone'>) {
  const { t } = useTexts();
  return (
    <>
      <div className={tw('grid gap-5 @[32em]:grid-cols-2')}>
        <Field {...bind('firstname')} autoComplete="given-name" />
        <Field {...bind('lastname')} autoComplete="family-name" />
      </div>
      <div className={tw('grid gap-5 mt-5')}>
        <Field
          {...bind('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={t('reservation:details.emailHint')}
          maxLength={EMAIL_LIMIT}
        />
        <Field
          {...bind('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={t(keepsPhone ? 'reservation:details.phoneKept' : 'reservation:details.phoneHint')}
          maxLength={30}
        />
        {reminder}
        <TextArea
          {...bind('message')}
          optional
          maxLength={MESSAGE_LIMIT}
          hint={t('reservation:details.messageHint')}
        />
      </div>
    </>
  );
}

/** Who comes. Nothing typed is ever lost. */
export function DetailsView(props: DetailsProps) {
  const { draft, country, children, reminder, onEdit, onDone, focusRef } = props;
  const { t } = useTexts();
  const { setErrors, put, leave, textOf, faults } = useErrors(props);
  const [attempt, setAttempt] = useState(0);
  // What appears as a field is left would move the button from under the pointer, and its press would be lost.
  const isPressing = useRef(false);
  const followPress = ({ type, target }: PointerEvent) => {
    isPressing.current =
      type === 'pointerdown' && target instanceof Element && target.closest('[type=submit]') !== null;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkContact(draft, country);
    if (checked.kind === 'ok') return onDone();
    setErrors(checked.errors);
    setAttempt(attempt + 1);
  };
  const bind: Bind = (field) => ({
    name: field,
    label: t(`reservation:details.${field}`),
    value: draft[field],
    error: textOf(field),
    onLeave: () => isPressing.current || leave(field),
    onChange: (value) => {
      onEdit({ [field]: value });
      put(field, undefined);
    },
  });
  return (
    <section>
      <Heading variant="headline" focusRef={focusRef}>
        {t('reservation:details.title')}
      </Heading>
      {children}
      <form
        noValidate
        onSubmit={submit}
        onPointerDown={followPress}
        onPointerUp={followPress}
        onPointerCancel={followPress}
        className={tw('mt-6 max-w-form')}
      >
        {attempt > 0 && (
          <ErrorSummary
            title={t('common:form.summary', { count: faults.length })}
            faults={faults}
            attempt={attempt}
          />
        )}
        <Inputs bind={bind} reminder={reminder} keepsPhone={props.keepsPhone ?? false} />
        <Button variant="primary" type="submit" className="mt-8 w-full @[32em]:w-auto">
          {t('reservation:details.done')}
        </Button>
      </form>
    </section>
  );
}
