import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { NewPasswordForm, type PasswordFailure } from '#widgets/sign-in/password/new-password-form.view.tsx';
import { useFocusBack } from '../use-focus-back.ts';

export interface PasswordChangeProps {
  /** Of the account; a password is of no use without. */
  readonly email: string;
  readonly hasPassword: boolean;
  /** Whether it is being asked for. */
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure: PasswordFailure | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  readonly onOpen: () => void;
  /** `current`: empty where there is none. */
  readonly onChoose: (password: string, current: string) => void;
  readonly onCancel: () => void;
  /** Puts what asks for a proof in the place of the form. */
  readonly behindProof: (form: ReactNode) => ReactNode;
}

function Form(props: PasswordChangeProps) {
  const { email, hasPassword, isBusy, failure, attempt, onChoose, onCancel } = props;
  const { t } = useTexts();
  return (
    <NewPasswordForm
      email={email}
      label={t('profile:password.new')}
      currentLabel={hasPassword ? t('profile:data.password') : undefined}
      submit={t('sign-in:setPassword.submit')}
      takesFocus
      failed={t('sign-in:setPassword.failed')}
      failure={failure}
      attempt={attempt}
      isBusy={isBusy}
      onChoose={onChoose}
      aside={
        <Button variant="quiet" onPress={onCancel}>
          {t('profile:code.cancel')}
        </Button>
      }
    >
      <p className={tw('text-muted')}>{t('profile:password.others')}</p>
    </NewPasswordForm>
  );
}

/** The password of an account: whether it has one, and how it gets another. */
export function PasswordChangeView(props: PasswordChangeProps) {
  const { email, hasPassword, isOpen } = props;
  const { t } = useTexts();
  const open = useFocusBack(isOpen);
  const words = hasPassword ? 'has' : email === '' ? 'needsEmail' : 'none';
  return (
    <section className={tw('pt-6 border-t border-line')}>
      <Heading variant="label" below={1}>
        {t('profile:password.title')}
      </Heading>
      <div className={tw('flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1')}>
        <p>{t(`profile:password.${words}`)}</p>
        {!isOpen && email !== '' && (
          <Button variant="quiet" buttonRef={open} onPress={props.onOpen}>
            {t(`profile:password.${hasPassword ? 'change' : 'add'}`)}
          </Button>
        )}
      </div>
      {isOpen && props.behindProof(<Form {...props} />)}
    </section>
  );
}
