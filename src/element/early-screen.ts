import { followMarkup } from './hydration/early-markup.ts';
import { startReads, type EarlyReads } from './site/early-reads.ts';

/**
 * Starts the reads of an element's first screen, and shows the markup that a request answers. Without them the page came with the
 * markup: resolves when the code is due that hydrates it.
 */
export function prepareScreen(
  element: HTMLElement,
  attributes: readonly string[],
  reads?: EarlyReads,
  request?: XMLHttpRequest,
): Promise<void> {
  if (!reads) return followMarkup(element, attributes);
  startReads(element, reads);
  return request ? followMarkup(element, attributes, request) : Promise.resolve();
}
