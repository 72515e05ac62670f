import type { Frame, Page } from '@playwright/test';

/** What a window of a measured page counts of itself. */
interface Counts {
  /** Trees that React has committed. */
  commits: number;
  /** Milliseconds of the longest task, and of the longest interaction until its next paint. */
  longestTask: number;
  longestInteraction: number;
  interactions: number;
}

declare global {
  var counts: Counts;
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/**
 * Counts in each window that is loaded from now on. React tells its commits to the hook of its developer tools, also where it is built
 * for production: a render that nothing came of is one as well.
 */
export async function countInEachWindow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.counts = { commits: 0, longestTask: 0, longestInteraction: 0, interactions: 0 };
    const nothing = () => undefined;
    Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
      renderers: new Map(),
      supportsFiber: true,
      inject: () => 1,
      checkDCE: nothing,
      onScheduleFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
      onCommitFiberRoot: () => (globalThis.counts.commits += 1),
    });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        globalThis.counts.longestTask = Math.max(globalThis.counts.longestTask, duration);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
        globalThis.counts.interactions += 1;
        globalThis.counts.longestInteraction = Math.max(globalThis.counts.longestInteraction, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
}

type Window = Page | Frame;

export const countsOf = (window: Window): Promise<Counts> => window.evaluate(() => globalThis.counts);

export async function beginCounts(window: Window): Promise<void> {
  await window.evaluate(() =>
    Object.assign(globalThis.counts, { commits: 0, longestTask: 0, longestInteraction: 0, interactions: 0 }),
  );
}

/** Has the processor of a page and of its frames, which may have processes of their own, work slower. */
export async function slowDown(page: Page, frames: readonly Frame[], rate: number): Promise<void> {
  for (const window of [page, ...frames]) {
    // A frame in the process of the page has no session of its own, and is slow with it.
    const session = await page
      .context()
      .newCDPSession(window)
      .catch(() => null);
    await session?.send('Emulation.setCPUThrottlingRate', { rate });
  }
}

/** A drawn frame: when (epoch ms of the machine), and what was to be seen then. */
export interface Drawn {
  /** By which the browser names it: a page in two frames is asked twice for each. */
  readonly frame: number;
  readonly at: number;
  readonly seen: string;
}

declare global {
  var drawn: { frame: number; at: number; seen: string }[];
  var stopDrawing: (() => void) | undefined;
}

/** Notes at each animation frame of a storefront what `what` is, until the next call; what is noted in a frame is painted in it. */
export async function noteFrames(frame: Frame, what: 'header' | 'composition'): Promise<void> {
  await frame.evaluate((watched) => {
    globalThis.stopDrawing?.();
    globalThis.drawn = [];
    const root = document.querySelector('vitrine-storefront')?.shadowRoot;
    const header = root?.querySelector('[part~=header]');
    const main = root?.querySelector('main');
    if (!root || !header || !main) throw new Error('There is no storefront.');
    let isChanged = true;
    let last = '';
    const observer = new MutationObserver(() => (isChanged = true));
    observer.observe(root, { subtree: true, childList: true, attributes: true });
    const compositionNow = () => {
      if (!isChanged) return last;
      isChanged = false;
      const now = root.querySelector('main');
      const isBusy = now?.querySelector('[aria-busy=true], .v-skeleton');
      const elements = [...(now?.querySelectorAll('*') ?? [])].slice(0, 300);
      last = isBusy
        ? ''
        : elements.map((each) => `${each.tagName}${each.getAttribute('class') ?? ''}`).join();
      return last;
    };
    let isOver = false;
    const look = (animationFrame: number) => {
      if (isOver) return;
      const at = performance.timeOrigin + performance.now();
      const seen = watched === 'header' ? getComputedStyle(header).backgroundColor : compositionNow();
      globalThis.drawn.push({ frame: animationFrame, at, seen });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    globalThis.stopDrawing = () => {
      isOver = true;
      observer.disconnect();
    };
  }, what);
}

/** Milliseconds after which something that was not drawn is taken to be never. */
const PATIENCE = 5000;

/** Until one of the frames that were noted after a moment shows something else than before, or that it names; not for ever. */
export async function whenNoted(
  frame: Frame,
  wanted: { readonly after: number; readonly seen?: string; readonly before?: string },
): Promise<void> {
  await frame
    .waitForFunction(
      ({ after, seen, before }) =>
        globalThis.drawn.some(
          (each) =>
            each.at >= after &&
            (seen === undefined ? each.seen !== '' && each.seen !== before : each.seen === seen),
        ),
      wanted,
      { timeout: PATIENCE, polling: 50 },
    )
    .catch(() => undefined);
}

/** Until React has come to rest in all windows. */
export async function atRest(windows: readonly Frame[]): Promise<void> {
  for (let rest = 0; rest < 10; rest += 1) {
    for (const window of windows) await beginCounts(window);
    await windows[0]?.waitForTimeout(1500);
    const counts = await Promise.all(windows.map(countsOf));
    if (counts.every(({ commits }) => commits === 0)) return;
  }
  throw new Error('The site does not come to rest.');
}

export const framesNoted = (frame: Frame): Promise<readonly Drawn[]> =>
  frame.evaluate(() => globalThis.drawn);
