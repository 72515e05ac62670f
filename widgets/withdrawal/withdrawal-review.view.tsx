import type { WithdrawalDraft } from '#domain/withdrawal/withdrawal-draft.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useStepFocus } from '#ui/focus/use-step-focus.ts';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

interface WithdrawalReviewProps {
  readonly draft: WithdrawalDraft;
  readonly isSending: boolean;
  /** Why it was not sent, for people. */
  readonly problem: string | null;
  readonly onChange: () => void;
  readonly onConfirm: () => void;
}

/** What is about to be declared, to be confirmed by one button that says so. */
export function WithdrawalReview({ draft, isSending, problem, onChange, onConfirm }: WithdrawalReviewProps) {
  const { t } = useTexts();
  const heading = useStepFocus('review');
  return (
    <>
      <Heading variant="display" focusRef={heading}>
        {t('withdrawal:review.title')}
      </Heading>
      <p className={tw('mt-4 text-lead')}>{t('withdrawal:review.text')}</p>
      <dl className={tw('mt-6 border-t border-line')}>
        {(['number', 'name', 'email'] as const).map((field) => (
          <div key={field} className={tw('flex flex-wrap justify-between gap-x-4 py-3 border-b border-line')}>
            <dt className={tw('text-muted')}>{t(`withdrawal:${field}`)}</dt>
            <dd className={tw('min-w-0 break-words font-medium')}>{draft[field].trim()}</dd>
          </div>
        ))}
      </dl>
      <div role="alert" className={tw(problem === null ? '' : 'mt-6')}>
        {problem !== null && <Notice tone="negative">{problem}</Notice>}
      </div>
      <div className={tw('flex flex-wrap gap-4 mt-8')}>
        <Button variant="primary" busy={isSending} onPress={onConfirm} className="w-full @[32em]:w-auto">
          {t('withdrawal:review.confirm')}
        </Button>
        <Button variant="quiet" onPress={onChange}>
          {t('withdrawal:review.change')}
        </Button>
      </div>
    </>
  );
}
