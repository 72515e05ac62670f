import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';

interface LeaveDialogProps {
  readonly open: boolean;
  /** What, when and where, in short. */
  readonly subject: ReactNode;
  /** What leaving leads to, and the words of the button that does not leave. */
  readonly text: string;
  readonly keep: string;
  readonly isLeaving: boolean;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asks whether somebody leaves the waiting list. */
export function LeaveDialog({ open, subject, text, keep, isLeaving, onLeave, onClose }: LeaveDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      narrow
      open={open}
      title={t('appointments:place.leaveTitle')}
      onClose={onClose}
      footer={
        <div className={tw('flex flex-wrap gap-3')}>
          <Button variant="primary" busy={isLeaving} onPress={onLeave}>
            {t('appointments:place.leave')}
          </Button>
          <Button onPress={onClose}>{keep}</Button>
        </div>
      }
    >
      {subject}
      <p>{text}</p>
    </Dialog>
  );
}
