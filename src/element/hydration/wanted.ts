import { registerStandInFonts } from '#theme/fonts/stand-in-fonts.ts';
import { registerUnit } from '#theme/unit.ts';
import { keepPresses } from '#ui/hydration/keep-presses.ts';
import { TOUCHES } from '#ui/hydration/touches.ts';
import { REPLAY_PRESSES } from '#ui/hydration/replay-presses.ts';
import { completeLinks } from './page-links.ts';

/** What a document and a root with its markup need before that is looked at and pressed. */
export function prepareRoot(root: ShadowRoot, view: typeof globalThis): void {
  completeLinks(root, view.location);
  registerUnit(view);
  registerStandInFonts(root.ownerDocument);
  if (!Reflect.has(root, REPLAY_PRESSES)) keepPresses(root);
}

/** What hydrates the markup, beside the code. What does not arrive is asked for again by whoever needs it. */
export function loadHydration(): void {
  import('./hydrate.tsx').catch(() => {});
}

/** Milliseconds that a busy page may go on for. */
const LONGEST_BUSY = 2000;

/** Resolves when the code of an element whose markup the page came with is due: once it is touched, or the page is idle. */
export async function whenWanted(element: HTMLElement): Promise<void> {
  const root = element.shadowRoot;
  const view = element.ownerDocument.defaultView;
  if (!root || !view) return;
  prepareRoot(root, view);
  await new Promise<unknown>((wanted) => {
    for (const touch of TOUCHES) element.addEventListener(touch, wanted, { capture: true, once: true });
    const idle = () =>
      view.requestIdleCallback ? view.requestIdleCallback(wanted, { timeout: LONGEST_BUSY }) : wanted(null);
    if (view.document.readyState === 'complete') idle();
    else view.addEventListener('load', () => view.setTimeout(idle), { once: true });
  });
  loadHydration();
}
