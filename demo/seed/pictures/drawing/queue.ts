/** Pictures that are to be drawn, and who waits for them. */
export interface Queue {
  /** The one to draw now: what was asked for first among those that somebody waits for, else the first of the rest. */
  take(): string | undefined;
  /** Ends the wait for a picture that was taken: it was drawn, or cannot be. */
  settle(picture: string): void;
  /** True once nothing is to come of the picture any more, at once where nothing was; false when the wait is given up. */
  waitFor(picture: string, signal: AbortSignal): Promise<boolean>;
  /** Ends every wait, now and later; nothing is left to take. */
  close(): void;
  isClosed(): boolean;
}

export function createQueue(pictures: readonly string[]): Queue {
  const untouched = new Set(pictures);
  const unsettled = new Set(pictures);
  const waits = new Map<string, Set<(isSettled: boolean) => void>>();
  let isClosed = false;

  const endWaits = (picture: string, isSettled: boolean) => {
    for (const end of waits.get(picture) ?? []) end(isSettled);
  };

  return {
    take() {
      if (isClosed) return undefined;
      const [rest] = untouched;
      const next = [...waits.keys()].find((picture) => untouched.has(picture)) ?? rest;
      if (next !== undefined) untouched.delete(next);
      return next;
    },
    settle(picture) {
      unsettled.delete(picture);
      endWaits(picture, true);
    },
    waitFor(picture, signal) {
      if (!unsettled.has(picture)) return Promise.resolve(true);
      if (isClosed || signal.aborted) return Promise.resolve(false);
      return new Promise((resolve) => {
        const waiting = waits.get(picture) ?? new Set();
        waits.set(picture, waiting);
        const giveUp = () => end(false);
        const end = (isSettled: boolean) => {
          signal.removeEventListener('abort', giveUp);
          waiting.delete(end);
          if (waiting.size === 0) waits.delete(picture);
          resolve(isSettled);
        };
        signal.addEventListener('abort', giveUp);
        waiting.add(end);
      });
    },
    isClosed: () => isClosed,
    close() {
      isClosed = true;
      for (const picture of waits.keys()) endWaits(picture, false);
    },
  };
}
