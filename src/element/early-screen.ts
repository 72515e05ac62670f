import { showMarkup } from './hydration/early-markup.ts';
import { startReads, type EarlyReads } from './site/early-reads.ts';

/** Starts the reads of an element's first screen, and shows the markup that a request answers, which nobody has to wait for. */
export function prepareScreen(
  element: HTMLElement,
  attributes: readonly string[],
  reads: EarlyReads,
  request?: XMLHttpRequest,
): void {
  startReads(element, reads);
  // Without it the element's code draws the screen.
  if (request) showMarkup(element, attributes, request).catch(() => {});
}
