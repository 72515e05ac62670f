/** What comes over a page by itself, the first before the others. */
const COMING = ['consent', 'passkey', 'language', 'promo', 'coupons'] as const;

/** What lies over a page: what comes by itself, and what a visitor opens. */
export type PopUp = (typeof COMING)[number] | 'preferences' | 'alerts' | 'events';

/** They lie at the edge of a page that stays in use, and give way to whatever its visitor begins. */
const BANNERS: ReadonlySet<PopUp> = new Set(['consent', 'passkey', 'language']);

/**
 * What a visitor is doing: nothing that would be disturbed, using the page that they came to, typing, or anything that has the page
 * for itself.
 */
export type Occupation = 'none' | 'using' | 'typing' | 'acting';

/** What wants to lie over a page, of which at most one does. */
export interface PopUpQueue {
  readonly wanted: ReadonlySet<PopUp>;
  readonly shown: PopUp | null;
  /** One has just ended: the page is its visitor's for a while, but for the banners. */
  readonly isResting: boolean;
}

export const EMPTY_QUEUE: PopUpQueue = { wanted: new Set(), shown: null, isResting: false };

export type QueueEvent =
  | { readonly kind: 'want' | 'drop' | 'open'; readonly popUp: PopUp }
  /** The one that is shown was closed. */
  | { readonly kind: 'end' }
  | { readonly kind: 'rested' }
  /** The moment in which what waits may come. */
  | { readonly kind: 'look'; readonly occupation: Occupation };

const without = (popUps: ReadonlySet<PopUp>, popUp: PopUp | null) =>
  new Set([...popUps].filter((one) => one !== popUp));

/** What a visitor opens takes the place of what is there; what comes by itself waits for a moment in which nobody is disturbed. */
export function afterEvent(queue: PopUpQueue, event: QueueEvent): PopUpQueue {
  const { wanted, shown } = queue;
  switch (event.kind) {
    case 'want':
      return { ...queue, wanted: new Set(wanted).add(event.popUp) };
    case 'drop':
      return {
        ...queue,
        wanted: without(wanted, event.popUp),
        shown: shown === event.popUp ? null : shown,
      };
    case 'open':
      return { ...queue, shown: event.popUp };
    case 'end':
      return shown === null ? queue : { wanted: without(wanted, shown), shown: null, isResting: true };
    case 'rested':
      return { ...queue, isResting: false };
    case 'look':
      return { ...queue, shown: shownAt(queue, event.occupation) };
  }
}

function shownAt({ wanted, shown, isResting }: PopUpQueue, occupation: Occupation): PopUp | null {
  if (shown !== null) {
    if (!BANNERS.has(shown)) return shown;
    if (occupation === 'acting') return null;
    // A banner that was there first makes room for the one that comes before it.
    const first = COMING.find((one) => wanted.has(one) && BANNERS.has(one));
    return occupation === 'typing' ? shown : (first ?? shown);
  }
  if (occupation === 'typing' || occupation === 'acting') return null;
  // What covers a page comes with it, or with the next one: not over what its visitor has begun to look at.
  const mayCover = occupation === 'none' && !isResting;
  return COMING.find((one) => wanted.has(one) && (mayCover || BANNERS.has(one))) ?? null;
}
