import { ROOT_CLASS } from '#theme/tokens.ts';
import { SERVER_ONLY } from '../hydration/server-markup.ts';
import { askedHeight, spaceFor, spaceSheet, type SpacedElement } from './reserved-space.ts';

/** The space that an element keeps free while its first screen is on its way. */
export interface Space {
  /** Puts the sheet under the others of the root, each time that those are set. */
  adopt(): void;
  stop(): void;
}

/** Before a press is over nothing may move: it would miss what it was meant for. */
const INPUTS = ['click', 'keydown'] as const;
/** When pictures and lists of a first screen have come, on a quick connection and on a slow one. */
const SETTLED_MS = [1000, 5000];

/**
 * Keeps the space of an element's first screen until the visitor does something in it: what follows may be smaller, and
 * moves the page no more than their own press explains. Where nobody sees it go, it goes as soon as the screen is there. The
 * height of the first screen is remembered for the next visit, unless the page comes with that screen, as it will again.
 */
export function createSpace(root: ShadowRoot, known: SpacedElement): Space {
  const element = root.host;
  const view = element.ownerDocument.defaultView;
  if (!view) return { adopt() {}, stop() {} };
  const space = spaceFor(element, known, view);
  const isSent = root.querySelector(`style[${SERVER_ONLY}]`) !== null;
  let isKept = space.height > 0;
  let isOver = false;
  let sheet: CSSStyleSheet | undefined;
  let timers: readonly number[] = [];

  const others = () => root.adoptedStyleSheets.filter((one) => one !== sheet);
  const giveUp = () => {
    isKept = false;
    root.adoptedStyleSheets = others();
  };
  const note = async () => {
    const shown = root.querySelector(`.${ROOT_CLASS}`)?.getBoundingClientRect();
    // Nothing is shown of what the page has hidden.
    if (!shown?.height) return;
    const isEndSeen = shown.bottom < view.innerHeight;
    if (!isEndSeen && askedHeight(element) === undefined) giveUp();
    if (isSent) return;
    const { writeHeight } = await import('./remember-height.ts');
    if (!isOver) writeHeight(element, known.attributes, shown.height, view);
  };
  const onReady = () => {
    // Without the file the next visit expects what this one did.
    timers = SETTLED_MS.map((after) => view.setTimeout(() => void note().catch(() => {}), after));
  };
  const onInput = () => {
    end();
    if (askedHeight(element) === undefined) giveUp();
  };
  function end(): void {
    isOver = true;
    timers.forEach((timer) => view?.clearTimeout(timer));
    element.removeEventListener('vitrine-ready', onReady);
    for (const input of INPUTS) element.removeEventListener(input, onInput, true);
  }
  element.addEventListener('vitrine-ready', onReady, { once: true });
  for (const input of INPUTS) element.addEventListener(input, onInput, true);

  return {
    adopt() {
      const now = element.ownerDocument.defaultView;
      if (!isKept || !now) return;
      const rest = others();
      // A sheet belongs to one document.
      sheet = spaceSheet(space, now);
      root.adoptedStyleSheets = [sheet, ...rest];
    },
    stop() {
      end();
      giveUp();
    },
  };
}
