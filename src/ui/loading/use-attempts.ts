import { useEffect, useState } from 'react';

export interface LoadAttempts {
  /** The last one failed; of another `start`, nothing is known yet. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Starts what is loaded as soon as it is wanted, and again at each retry; null: it is not wanted. */
export function useAttempts(start: (() => Promise<unknown>) | null): LoadAttempts {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ readonly start: unknown; readonly attempt: number } | null>(null);
  useEffect(() => {
    if (start === null) return;
    let isOver = false;
    start().catch(() => {
      if (!isOver) setFailed({ start, attempt });
    });
    return () => {
      isOver = true;
    };
  }, [start, attempt]);
  return {
    hasFailed: failed !== null && failed.start === start && failed.attempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
