import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { ID_PREFIX } from '#element/hydration/server-markup.ts';

/** What React makes of a tree once all that it waits for is there. Rejects where the signal ends it, and with the tree's first fault. */
export async function markupOf(signal: AbortSignal, tree: ReactNode): Promise<string> {
  let fault: unknown;
  const { prelude } = await prerender(tree, {
    identifierPrefix: ID_PREFIX,
    // All of it stands where it belongs: what came later would be put there by a script.
    progressiveChunkSize: Infinity,
    signal,
    onError: (error) => void (fault ??= error),
  });
  signal.throwIfAborted();
  const html = await new Response(prelude as ReadableStream).text();
  if (fault !== undefined) throw fault;
  return html;
}
