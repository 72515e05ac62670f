import { EmptyState, ErrorState } from './empty-state.tsx';
import { useFailureReport, type ReportedFailure } from './failure-report.ts';

function Final({ problem }: { readonly problem: ReportedFailure }) {
  useFailureReport(problem);
  return <EmptyState title={problem.message} />;
}

/** An element that has nothing to show: why, another attempt where it can help, and what the page itself has put into it. */
export function FailedFirstScreen({
  problem,
  offline = false,
  onRetry,
}: {
  readonly problem: ReportedFailure;
  readonly offline?: boolean;
  readonly onRetry: () => void;
}) {
  // Nobody becomes a company by being asked for again.
  const isFinal = problem.type === 'company_error';
  return (
    <>
      <slot name="error">
        {isFinal ? (
          <Final problem={problem} />
        ) : (
          <ErrorState problem={problem} offline={offline} onRetry={onRetry} />
        )}
      </slot>
      <slot />
    </>
  );
}
