/** By these a visitor uses what a page shows; what a browser does by itself, as scrolling back, is none of them. */
const USES = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

export interface PageUse {
  /** Whether its visitor has begun to use what the page shows. */
  isInUse(): boolean;
  /** Another page is shown. */
  renew(): void;
  stop(): void;
}

/** Follows whether a visitor uses the content of a page: not what stands around it, as its menu or a banner. */
export function followPageUse(page: Document): PageUse {
  let isInUse = false;
  const note = (event: Event) => {
    if (event.composedPath().some((one) => one instanceof Element && one.localName === 'main'))
      isInUse = true;
  };
  const options = { capture: true, passive: true };
  for (const name of USES) page.addEventListener(name, note, options);
  return {
    isInUse: () => isInUse || (page.defaultView?.scrollY ?? 0) > 0,
    renew() {
      isInUse = false;
    },
    stop() {
      for (const name of USES) page.removeEventListener(name, note, options);
    },
  };
}
