import type { ReactNode } from 'react';
import { EMAIL_LIMIT } from '#domain/people/contact-details.ts';
import { tw } from '#theme/sheet.ts';
import { Field } from '#ui/forms/field.tsx';
import { useTexts } from '#ui/texts.ts';
import type { BindContact } from './use-contact-form.ts';

interface ContactFieldsProps {
  readonly bind: BindContact;
  /** A number that is typed goes into the customer's profile, which has none. */
  readonly keepsPhone?: boolean | undefined;
  /** What is asked besides, below the number. */
  readonly children?: ReactNode;
}

/** Who books or buys, and how they are reached. */
export function ContactFields({ bind, keepsPhone = false, children }: ContactFieldsProps) {
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
        {children}
      </div>
    </>
  );
}
