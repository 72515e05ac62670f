import { tw } from '#theme/sheet.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { useTexts } from '#ui/texts.ts';
import { NewPasswordForm } from '#widgets/sign-in/password/new-password-form.view.tsx';

interface PasswordFormProps {
  /** Of the account, for which a password manager saves it. */
  readonly email: string;
  readonly isBusy: boolean;
  /** Why the last attempt failed, in the visitor's language. */
  readonly failure: string | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  readonly onChoose: (password: string) => void;
}

/** Another password for an account whose link was opened. */
export function PasswordForm({ failure, attempt, ...form }: PasswordFormProps) {
  const { t } = useTexts();
  return (
    <NewPasswordForm {...form} label={t('storefront:password.title')} submit={t('password:submit')} isMain>
      {failure && (
        <ErrorSummary title={t('password:failed')} faults={[{ message: failure }]} attempt={attempt} />
      )}
      <p className={tw('text-muted break-words')}>{form.email}</p>
    </NewPasswordForm>
  );
}
