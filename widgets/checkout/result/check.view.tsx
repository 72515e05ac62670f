import { Button } from '#ui/actions/button.tsx';
import { BusyIndicator } from '#ui/states/busy-indicator.tsx';
import { PlainPage } from '#ui/states/plain-page.tsx';
import { useTexts } from '#ui/texts.ts';

interface CheckViewProps {
  readonly isAsking: boolean;
  readonly onAskAgain: () => void;
}

/** A payment that nobody knows the end of yet. */
export function CheckView({ isAsking, onAskAgain }: CheckViewProps) {
  const { t } = useTexts();
  return (
    <PlainPage
      art={isAsking ? <BusyIndicator /> : null}
      title={t(isAsking ? 'checkout:check.title' : 'checkout:check.stillTitle')}
      action={!isAsking && <Button onPress={onAskAgain}>{t('checkout:askAgain')}</Button>}
    >
      <p role="status">{t(isAsking ? 'checkout:check.text' : 'checkout:check.stillText')}</p>
    </PlainPage>
  );
}
