import { useEffect, useState } from 'react';

/** Whole seconds that `read` has left, told anew each second while there are any; `onEnd` when there are none any more. */
export function useSecondsLeft(read: () => number, onEnd: () => void): number {
  const [, tick] = useState(0);
  const seconds = read();
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      tick((before) => before + 1);
      if (read() === 0) onEnd();
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning, read, onEnd]);
  return seconds;
}
