import type { ReactNode, Ref } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

interface ConfirmMoveProps {
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** Each service, and what all of them cost. */
  readonly lines: ReactNode;
  /** How long the new time is kept. */
  readonly hold: ReactNode;
  readonly isSending: boolean;
  readonly trouble: { readonly kind: 'refused' | 'unknown'; readonly message: string } | null;
  readonly onConfirm: () => void;
  readonly onOther: () => void;
  readonly focusRef: Ref<HTMLHeadingElement>;
}

/** The old time and the new one, before it is binding. */
export function ConfirmMoveView(props: ConfirmMoveProps) {
  const { trouble, isSending } = props;
  const { t } = useTexts();
  return (
    <section className={tw('max-w-reading')}>
      <Heading variant="headline" focusRef={props.focusRef} className="mb-6">
        {t('appointments:move.confirmTitle')}
      </Heading>
      <dl className={tw('grid gap-6 py-6 border-t border-line @[32em]:grid-cols-2')}>
        <div className={tw('text-muted')}>
          <dt className={tw('mb-1 text-caption')}>{t('appointments:move.before')}</dt>
          <dd>{props.before}</dd>
        </div>
        <div>
          <dt className={tw('mb-1 text-caption text-muted')}>
            <span aria-hidden="true">→ </span>
            {t('appointments:move.after')}
          </dt>
          <dd>{props.after}</dd>
        </div>
      </dl>
      {props.lines}
      <div className={tw('mt-3')}>{props.hold}</div>
      <div role="alert" className={tw('mt-4')}>
        {trouble && (
          <Notice
            tone={trouble.kind === 'refused' ? 'negative' : 'warning'}
            title={t(trouble.kind === 'refused' ? 'appointments:move.failed' : 'appointments:move.unknown')}
          >
            {trouble.message}
          </Notice>
        )}
      </div>
      {/* On a phone it is at hand at once, whatever there is to read. */}
      <div
        className={tw(
          // What is read under it fades out: a line of its own would stand beside one of the list's.
          'sticky bottom-[var(--v-bar,0px)] z-10 flex flex-wrap gap-3 mt-3 py-3 bg-surface [box-shadow:0_calc(var(--u)*-.75)_calc(var(--u)*.75)_var(--v-surface)] print:!hidden @[52em]:static @[52em]:[box-shadow:none]',
        )}
      >
        <Button variant="primary" busy={isSending} onPress={props.onConfirm}>
          {t('appointments:move.confirm')}
        </Button>
        <Button unavailable={isSending} onPress={props.onOther}>
          {t('appointments:move.other')}
        </Button>
      </div>
    </section>
  );
}
