import { useState, type ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Below } from '#ui/heading.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';

interface RemoveDialogProps {
  /** Of the passkey that it is about; null: it is closed. */
  readonly name: string | null;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
  /** Whether it waits for a proof. */
  readonly isHeld: boolean;
  readonly behindProof: (part: ReactNode, isMain: boolean) => ReactNode;
}

/** Says what is left of a passkey that is removed, before it is. */
export function RemoveDialog({ name, isBusy, isHeld, onRemove, onKeep, behindProof }: RemoveDialogProps) {
  const { t } = useTexts();
  const [last, setLast] = useState(name);
  // It stands there while the dialog closes.
  if (name !== null && name !== last) setLast(name);
  return (
    <Dialog
      narrow
      open={name !== null}
      title={t('profile:passkeys.removeTitle')}
      onClose={() => (isBusy ? undefined : onKeep())}
      footer={
        isHeld ? undefined : (
          <div className={tw('flex flex-wrap gap-3')}>
            <Button variant="primary" busy={isBusy} onPress={onRemove}>
              {t('profile:passkeys.confirm')}
            </Button>
            <Button unavailable={isBusy} onPress={onKeep}>
              {t('profile:passkeys.keep')}
            </Button>
          </div>
        )
      }
    >
      {name !== null && (
        <Below by={-1}>
          {behindProof(
            <p className={tw('[overflow-wrap:anywhere]')}>
              {t('profile:passkeys.removeText', { name: last ?? '' })}
            </p>,
            true,
          )}
        </Below>
      )}
    </Dialog>
  );
}
