import { useEffect, useRef } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

export type WithdrawStage =
  /** `nothing`: the link is of no request, or of none any more. */
  | { readonly kind: 'asking' | 'sending' | 'done' | 'nothing' }
  /** `message`: the back end's sentence. */
  | { readonly kind: 'refused'; readonly message: string };

interface WithdrawDialogViewProps {
  readonly stage: WithdrawStage;
  readonly onWithdraw: () => void;
  /** To all products. */
  readonly all: Target;
  readonly onClose: () => void;
}

/** Asks whether nothing is waited for any more, and says when that is so, or that nothing was. */
export function WithdrawDialogView({ stage, onWithdraw, all, onClose }: WithdrawDialogViewProps) {
  const { t } = useTexts();
  const { kind } = stage;
  const isOver = kind === 'done' || kind === 'nothing';
  const sentence = useRef<HTMLParagraphElement>(null);
  const wasOver = useRef(isOver);
  // What was pressed is gone.
  useEffect(() => {
    if (isOver && !wasOver.current) sentence.current?.focus();
    wasOver.current = isOver;
  }, [isOver]);
  return (
    <Dialog
      narrow
      open
      title={t(kind === 'nothing' ? 'back-in-stock:withdraw.nothingTitle' : 'back-in-stock:withdraw.title')}
      onClose={onClose}
      footer={
        <div className={tw('flex flex-wrap gap-3')}>
          {!isOver && (
            <Button variant="primary" busy={kind === 'sending'} onPress={onWithdraw}>
              {t('back-in-stock:withdraw.send')}
            </Button>
          )}
          {kind === 'nothing' && <ButtonLink to={all}>{t('eshop:back')}</ButtonLink>}
          <Button onPress={onClose}>{t(isOver ? 'common:close' : 'back-in-stock:withdraw.keep')}</Button>
        </div>
      }
    >
      <p ref={sentence} tabIndex={-1}>
        {t(`back-in-stock:withdraw.${isOver ? kind : 'text'}`)}
      </p>
      <div role="alert" className={tw('mt-4 empty:hidden')}>
        {kind === 'refused' && (
          <Notice tone="negative" title={t('back-in-stock:withdraw.failed')}>
            {stage.message}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
