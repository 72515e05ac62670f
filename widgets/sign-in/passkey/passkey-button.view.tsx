import { Button } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';
import { PasskeyIcon } from './passkey-icon.view.tsx';
import type { PasskeyEntry } from './use-passkey-sign-in.ts';

/** For whoever has a passkey and no wish to type. */
export function PasskeyButton({ isBusy, onUse }: Pick<PasskeyEntry, 'isBusy' | 'onUse'>) {
  const { t } = useTexts();
  return (
    <Button busy={isBusy} onPress={onUse} className="justify-self-start">
      <PasskeyIcon />
      {t('sign-in:passkey.use')}
    </Button>
  );
}
