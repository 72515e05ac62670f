import { keepPresses } from './keep-presses.ts';
import { replayInput, suppressReactReplay } from './replay-input.ts';
import { replayPresses } from './replay-presses.ts';
import type { KeepPart, Until } from './late-parts.ts';
import { TOUCHES } from './touches.ts';

/** Calls once a part is wanted. The result ends that. */
function watchPart(root: Node, part: Element, until: Until, act: () => void): () => void {
  const touch = (event: Event) => event.composedPath().includes(part) && act();
  const sight = new IntersectionObserver(
    (seen) => seen.some(({ isIntersecting }) => isIntersecting) && act(),
  );
  if (until === 'seen') sight.observe(part);
  if ((root as ShadowRoot).activeElement && part.contains((root as ShadowRoot).activeElement)) act();
  for (const kind of TOUCHES) root.addEventListener(kind, touch, true);
  return () => {
    sight.disconnect();
    for (const kind of TOUCHES) root.removeEventListener(kind, touch, true);
  };
}

/** Keeps what is pressed and typed in a part of a server's markup, which is told to its screen in the end. */
export const keepPart: KeepPart = (part, until, start) => {
  const root = part.getRootNode();
  const stopWatching = watchPart(root, part, until, start);
  keepPresses(root, part);
  const allowReactReplay = suppressReactReplay(root, part);
  return () => {
    stopWatching();
    allowReactReplay();
    if (part.isConnected) replayInput(part);
    else replayPresses(part, false);
  };
};
