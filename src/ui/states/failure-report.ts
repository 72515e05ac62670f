import { createContext, useContext, useEffect, useRef } from 'react';

/** A failure that the visitor is told of, as the page around the element may want to know it. */
export interface ReportedFailure {
  /** HTTP status, or 0 where no answer came or the page itself failed. */
  readonly code: number;
  readonly type: string;
  readonly message: string;
}

/** Is told of a failure as it comes to the screen; the result, that it has left it. */
export type ReportFailure = (failure: ReportedFailure) => () => void;

const FailureReport = createContext<ReportFailure>(() => () => {});

export const FailureReportProvider = FailureReport.Provider;

/** Tells of a failure once it is on the screen, where another may follow in its place; of none where it is undefined. */
export function useFailureReport(failure: ReportedFailure | undefined): void {
  const report = useContext(FailureReport);
  const shown = useRef(failure);
  shown.current ??= failure;
  const isShown = failure !== undefined;
  useEffect(() => {
    if (!isShown || !shown.current) return;
    const { code, type, message } = shown.current;
    const leave = report({ code, type, message });
    return () => {
      shown.current = undefined;
      leave();
    };
  }, [report, isShown]);
}
