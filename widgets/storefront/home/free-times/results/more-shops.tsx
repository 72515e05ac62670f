import type { FreeTimesAnswer } from '#stores/free-times/free-times.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/states/notice.tsx';

/** The way to the next page of a search, and why it could not be had; nothing after the last. */
export function MoreShops({
  answer,
  text,
  onMore,
}: {
  readonly answer: Extract<FreeTimesAnswer, { kind: 'found' }>;
  readonly text: string;
  readonly onMore: () => void;
}) {
  if (!answer.isMore) return null;
  return (
    <div className={tw('grid justify-items-start gap-4')}>
      {answer.problem && (
        <div role="alert">
          <Notice tone="negative">{answer.problem.message}</Notice>
        </div>
      )}
      <Button busy={answer.isAskingMore} onPress={onMore}>
        {text}
      </Button>
    </div>
  );
}
