/** Milliseconds. A page behind others may be given a frame a second. */
const LONGEST_FRAME = 250;

/** Runs work once what was pressed is shown as pressed: a press is answered before a whole screen is drawn. */
export function afterPaint(work: () => void): void {
  if (globalThis.document?.visibilityState !== 'visible') return work();
  const late = new Promise((due) => setTimeout(due, LONGEST_FRAME));
  void Promise.race([new Promise(requestAnimationFrame), late]).then(() => setTimeout(work));
}
