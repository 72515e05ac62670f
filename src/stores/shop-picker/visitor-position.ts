import { atom, type ReadableAtom } from 'nanostores';
import type { Position } from '#domain/shops/distance.ts';
import type { Located, Ports } from '#platform/ports.ts';

/** Where the visitor is. `blocked`: they do not want it known; `unknown`: the browser cannot tell. Never kept, never sent. */
export type VisitorPosition =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly position: Position }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'unknown' };

export interface VisitorPositionStore {
  readonly $position: ReadableAtom<VisitorPosition>;
  /** Asks the browser, again where it failed; null where the visitor's position is not to be had. */
  locate(): Promise<Position | null>;
  /** The position where the visitor has allowed it before; asks nobody. */
  locateIfAllowed(): Promise<Position | null>;
}

export function createVisitorPosition(load: Ports['geolocation']): VisitorPositionStore {
  const $position = atom<VisitorPosition>({ kind: 'unasked' });

  async function locate(): Promise<Position | null> {
    const known = $position.get();
    if (known.kind === 'found') return known.position;
    $position.set({ kind: 'asking' });
    const located = await load().then(
      (geolocation) => geolocation.locate(),
      (): Located => ({ kind: 'unknown' }),
    );
    if (located.kind !== 'found') {
      $position.set({ kind: located.kind === 'refused' ? 'blocked' : 'unknown' });
      return null;
    }
    const position = { latitude: located.latitude, longitude: located.longitude };
    $position.set({ kind: 'found', position });
    return position;
  }

  return {
    $position,
    locate,
    async locateIfAllowed() {
      const isAllowed = await load().then(
        (geolocation) => geolocation.isAllowed(),
        () => false,
      );
      return isAllowed ? locate() : null;
    },
  };
}
