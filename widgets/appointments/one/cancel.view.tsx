import { useState, type ReactNode } from 'react';
import type { OpenCancelRule } from '#domain/appointments/changing/cancelling.ts';
import type { Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { CancelRuleText } from './cancel-rule.view.tsx';

export interface CancelProps {
  /** Which appointment it is. */
  readonly subject: ReactNode;
  readonly rule: OpenCancelRule;
  readonly currency: Currency;
  /** Until when it is free. */
  readonly deadline: ReactNode;
  readonly isSending: boolean;
  /** The terms are others than those that were accepted: nothing happened. */
  readonly hasChanged: boolean;
  /** The back end's sentence; null where nothing went wrong. */
  readonly failure: string | null;
  readonly onCancel: () => void;
}

/** The terms, then the button; it asks once more, with the terms again. */
export function CancelView(props: CancelProps) {
  const { isSending, hasChanged, failure, onCancel } = props;
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <CancelRuleText {...props} />
      <Button variant="quiet" className="mt-2" onPress={() => setAsking(true)}>
        {t('appointments:cancel.button')}
      </Button>
      <Dialog
        narrow
        open={isAsking}
        title={t('appointments:cancel.ask')}
        onClose={() => (isSending ? undefined : setAsking(false))}
        footer={
          <div className={tw('flex flex-wrap gap-3')}>
            <Button variant="primary" busy={isSending} onPress={onCancel}>
              {t('appointments:cancel.confirm')}
            </Button>
            <Button unavailable={isSending} onPress={() => setAsking(false)}>
              {t('appointments:cancel.keep')}
            </Button>
          </div>
        }
      >
        <div>
          {props.subject}
          <div role="alert" className={tw(hasChanged || failure !== null ? 'mb-4' : '')}>
            {hasChanged && (
              <Notice tone="warning" title={t('appointments:cancel.changed')}>
                {t('appointments:cancel.changedText')}
              </Notice>
            )}
            {failure !== null && (
              <Notice tone="negative" title={t('appointments:cancel.failed')}>
                {failure}
              </Notice>
            )}
          </div>
          <CancelRuleText {...props} />
        </div>
      </Dialog>
    </div>
  );
}
