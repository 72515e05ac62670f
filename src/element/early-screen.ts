import { showMarkup } from './hydration/early-markup.ts';
import { startReads, type EarlyReads } from './site/early-reads.ts';

/** Starts the reads of an element's first screen, and shows the markup that a request answers. */
export async function prepareScreen(
  element: HTMLElement,
  attributes: readonly string[],
  reads: EarlyReads,
  request?: XMLHttpRequest,
): Promise<void> {
  startReads(element, reads);
  if (request) await showMarkup(element, attributes, request);
}
