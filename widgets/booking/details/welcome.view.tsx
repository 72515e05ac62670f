import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';

/** A word for somebody who has never been here. */
export function WelcomeView() {
  const { t } = useTexts();
  return (
    <p className={tw('mb-5 py-3 border-y border-line')}>
      <span className={tw('font-medium')}>{t('reservation:extras.first')}</span>{' '}
      <span className={tw('text-muted')}>{t('reservation:extras.firstHint')}</span>
    </p>
  );
}
