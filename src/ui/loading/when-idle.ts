/** Milliseconds after which work is done though the browser never came to rest. */
const PATIENCE_MS = 2_000;

/** Runs work once the browser has nothing else to do, where it says so (Safari does not), or after two seconds. Returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(work, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(work, PATIENCE_MS);
  return () => clearTimeout(timer);
}
