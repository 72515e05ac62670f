import { tw } from '#theme/sheet.ts';
import { useStepFocus } from '#ui/focus/use-step-focus.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

/** It is sent; whether there is such an order, the mail alone says. */
export function WithdrawalSent({ email }: { readonly email: string }) {
  const { t } = useTexts();
  const heading = useStepFocus('sent');
  return (
    <>
      <Heading variant="display" focusRef={heading}>
        {t('withdrawal:sent.title')}
      </Heading>
      <p className={tw('mt-4 text-lead break-words')}>{t('withdrawal:sent.text', { email: email.trim() })}</p>
      <p className={tw('mt-4 text-muted')}>{t('withdrawal:sent.next')}</p>
    </>
  );
}
