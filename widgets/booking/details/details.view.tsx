import { useState, type FormEvent, type ReactNode, type Ref } from 'react';
import { checkContact, MESSAGE_LIMIT, type ContactInput } from '#domain/people/contact-details.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { ContactFields } from '#widgets/order-form/contact-fields.view.tsx';
import { useContactForm, type FieldErrors } from '#widgets/order-form/use-contact-form.ts';

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

/** Who comes. */
export function DetailsView(props: DetailsProps) {
  const { draft, country, keepsPhone, children, reminder, onDone, focusRef } = props;
  const { t } = useTexts();
  const { bind, faults, setErrors, press } = useContactForm(props);
  const [attempt, setAttempt] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkContact(draft, country);
    if (checked.kind === 'ok') return onDone();
    setErrors(checked.errors);
    setAttempt(attempt + 1);
  };
  return (
    <section>
      <Heading variant="headline" focusRef={focusRef}>
        {t('reservation:details.title')}
      </Heading>
      {children}
      <form noValidate onSubmit={submit} {...press} className={tw('mt-6 max-w-form')}>
        {attempt > 0 && (
          <ErrorSummary
            title={t('common:form.summary', { count: faults.length })}
            faults={faults}
            attempt={attempt}
            areAtFields
          />
        )}
        <ContactFields bind={bind} keepsPhone={keepsPhone}>
          {reminder}
          <TextArea
            {...bind('message')}
            optional
            maxLength={MESSAGE_LIMIT}
            hint={t('reservation:details.messageHint')}
          />
        </ContactFields>
        <Button variant="primary" type="submit" className="mt-8 w-full @[32em]:w-auto">
          {t('reservation:details.done')}
        </Button>
      </form>
    </section>
  );
}
