/** Runs work once what was pressed is shown as pressed: a press is answered before a whole screen is drawn. */
export function afterPaint(work: () => void): void {
  if (globalThis.document?.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(work));
  else work();
}
