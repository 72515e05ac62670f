import { useEffect, useRef } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

export type WithdrawStage =
  | { readonly kind: 'asking' | 'sending' | 'done' }
  /** `message`: the back end's sentence. */
  | { readonly kind: 'refused'; readonly message: string };

interface WithdrawDialogViewProps {
  readonly stage: WithdrawStage;
  readonly onWithdraw: () => void;
  readonly onClose: () => void;
}

/** Asks whether nothing is waited for any more, and says when that is so. */
export function WithdrawDialogView({ stage, onWithdraw, onClose }: WithdrawDialogViewProps) {
  const { t } = useTexts();
  const isDone = stage.kind === 'done';
  const sentence = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone.
  useEffect(() => {
    if (isDone) sentence.current?.focus();
  }, [isDone]);
  return (
    <Dialog
      narrow
      open
      title={t('back-in-stock:withdraw.title')}
      onClose={onClose}
      footer={
        <div className={tw('flex flex-wrap gap-3')}>
          {!isDone && (
            <Button variant="primary" busy={stage.kind === 'sending'} onPress={onWithdraw}>
              {t('back-in-stock:withdraw.send')}
            </Button>
          )}
          <Button onPress={onClose}>{t(isDone ? 'common:close' : 'back-in-stock:withdraw.keep')}</Button>
        </div>
      }
    >
      <p ref={sentence} tabIndex={-1}>
        {t(isDone ? 'back-in-stock:withdraw.done' : 'back-in-stock:withdraw.text')}
      </p>
      <div role="alert" className={tw('mt-4 empty:hidden')}>
        {stage.kind === 'refused' && (
          <Notice tone="negative" title={t('back-in-stock:withdraw.failed')}>
            {stage.message}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
