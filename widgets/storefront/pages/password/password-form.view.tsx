import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';
import { NewPasswordForm, type PasswordFailure } from '#widgets/sign-in/password/new-password-form.view.tsx';

interface PasswordFormProps {
  /** Of the account, for which a password manager saves it. */
  readonly email: string;
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure: PasswordFailure | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  readonly onChoose: (password: string) => void;
}

/** Another password for an account whose link was opened. */
export function PasswordForm(form: PasswordFormProps) {
  const { t } = useTexts();
  return (
    <NewPasswordForm
      {...form}
      label={t('storefront:password.title')}
      submit={t('password:submit')}
      failed={t('password:failed')}
      isMain
    >
      <p className={tw('text-muted break-words')}>{form.email}</p>
    </NewPasswordForm>
  );
}
