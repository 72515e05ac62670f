import { useState, type FormEvent } from 'react';
import { checkIdentifier, type Identifier, type IdentifierError } from '#domain/people/account/identifier.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useFaultyField } from '#ui/focus/use-faulty-field.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { valueIn } from '#ui/forms/value-in.ts';
import { useTexts } from '#ui/texts.ts';
import { LegalLinks, type LegalLink } from '../legal/legal-links.view.tsx';
import { PasskeyButton } from '../passkey/passkey-button.view.tsx';
import type { PasskeyEntry } from '../passkey/use-passkey-sign-in.ts';

export interface AddressProps {
  readonly typed: string;
  /** ISO 3166: how a number without a prefix is read. */
  readonly country: string;
  /** Whether a code can go to a phone. */
  readonly takesPhone: boolean;
  /** Whether its button is the main one of the screen. */
  readonly isMain: boolean;
  readonly isBusy: boolean;
  /** Why the last attempt failed, in the visitor's language. */
  readonly failure: { readonly title: string; readonly message: string } | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  readonly onType: (typed: string) => void;
  readonly onContinue: (identifier: Identifier) => void;
  readonly onPassword: (typed: string) => void;
  /** The company's conditions and data protection, as far as they are written; an account is opened under them. */
  readonly legal?: readonly LegalLink[];
  /** Absent or null: there are no passkeys here. */
  readonly passkey?: PasskeyEntry | null;
}

export const ADDRESS = 'sign-in-address';

/** Why an address is refused: told as it is left or sent, and no more while it is typed. */
function useAddressError({ country, takesPhone }: AddressProps) {
  const { t } = useTexts();
  const [error, setError] = useState<IdentifierError | null>(null);
  const isEmailMissing = error === 'required' && !takesPhone;
  return {
    text: error ? t(`sign-in:address.error.${isEmailMissing ? 'required-email' : error}`) : undefined,
    check(typed: string): Identifier | null {
      const checked = checkIdentifier(typed, { country, takesPhone });
      setError(checked.kind === 'refused' ? checked.error : null);
      return checked.kind === 'ok' ? checked.identifier : null;
    },
    clear: () => setError(null),
  };
}

/** The one thing that is asked of everybody: where a code can go. */
export function AddressView(props: AddressProps) {
  const { typed, takesPhone, isMain, isBusy, failure, attempt, onType, onContinue, onPassword } = props;
  const { passkey = null } = props;
  const { t } = useTexts();
  const error = useAddressError(props);
  const { form, lead } = useFaultyField();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const now = valueIn(event.currentTarget, ADDRESS);
    if (now !== typed) onType(now);
    const identifier = error.check(now);
    if (!identifier) return lead();
    if (!isBusy) onContinue(identifier);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={tw('grid gap-5 mt-4 max-w-form')}>
      {failure && (
        <ErrorSummary
          title={failure.title}
          faults={[{ name: ADDRESS, message: failure.message }]}
          attempt={attempt}
        />
      )}
      {passkey !== null && passkey.failure !== null && (
        <ErrorSummary
          title={t('sign-in:password.failed')}
          faults={[{ message: passkey.failure }]}
          attempt={passkey.attempt}
        />
      )}
      <p className={tw('text-muted')}>{t('sign-in:address.intro')}</p>
      <Field
        label={t(takesPhone ? 'sign-in:address.label' : 'sign-in:address.labelEmail')}
        name={ADDRESS}
        type={takesPhone ? 'text' : 'email'}
        inputMode="email"
        autoComplete={passkey?.isInField ? 'username webauthn' : 'username'}
        value={typed}
        error={error.text}
        onChange={(value) => {
          error.clear();
          passkey?.onDismissFailure();
          onType(value);
        }}
        onLeave={() => void (typed.trim() !== '' && error.check(typed))}
      />
      <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2')}>
        <Button type="submit" variant={isMain ? 'primary' : 'secondary'} busy={isBusy}>
          {t('sign-in:address.submit')}
        </Button>
        <Button variant="quiet" onPress={() => onPassword(typed)}>
          {t('sign-in:address.usePassword')}
        </Button>
      </div>
      <LegalLinks links={props.legal ?? []} />
      {passkey?.hasButton && <PasskeyButton {...passkey} />}
    </form>
  );
}
