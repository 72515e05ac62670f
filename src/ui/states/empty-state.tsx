import type { ReactNode, Ref } from 'react';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '../texts.ts';
import { Button } from '../actions/button.tsx';
import { Heading } from '../heading.tsx';
import { useFailureReport, type ReportedFailure } from './failure-report.ts';

interface StateProps {
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
  readonly focusRef?: Ref<HTMLHeadingElement>;
}

/** Nothing is here, and why; the way on comes with it. */
export function EmptyState({ title, text, action, focusRef }: StateProps) {
  return (
    <div className={tw('py-12 max-w-reading')}>
      <Heading variant="title" {...(focusRef ? { focusRef } : {})}>
        {title}
      </Heading>
      {text && <p className={tw('mt-2 text-muted')}>{text}</p>}
      {action && <div className={tw('flex flex-wrap gap-3 mt-6')}>{action}</div>}
    </div>
  );
}

/**
 * Something failed: said plainly, with another attempt. `offline` words it as the visitor's own connection. The page around is
 * told of it too, by the `problem` where there is one, whose message is the text.
 */
export function ErrorState({
  title,
  problem,
  offline = false,
  busy = false,
  onRetry,
}: {
  readonly title?: string;
  readonly problem?: ReportedFailure;
  readonly offline?: boolean;
  readonly busy?: boolean;
  readonly onRetry?: () => void;
}) {
  const { t } = useTexts();
  const words = offline ? 'offline' : 'failed';
  const shownTitle = title ?? t(`common:${words}.title`);
  useFailureReport(problem ?? { code: 0, type: words, message: shownTitle });
  return (
    <div role="alert">
      <EmptyState
        title={shownTitle}
        text={problem?.message ?? t(`common:${words}.text`)}
        action={
          onRetry && (
            <Button busy={busy} onPress={onRetry}>
              {t('common:retry')}
            </Button>
          )
        }
      />
    </div>
  );
}
