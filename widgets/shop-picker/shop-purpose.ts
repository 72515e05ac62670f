import type { ReactElement } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';

/**
 * What a shop is wanted for. A visit: it is said when it is free, and one without bookings online cannot be chosen. A collection: any can,
 * with a note of its own; `onShown` is told of those on the screen before their notes are.
 */
export type ShopPurpose =
  | { readonly kind: 'visit' }
  | {
      readonly kind: 'collection';
      readonly noteOf: (shop: Shop) => ReactElement;
      readonly onShown: (shops: readonly Shop[]) => void;
    };

export const VISIT: ShopPurpose = { kind: 'visit' };

/** Whether a shop can be chosen for that. */
export const canChoose = ({ kind }: ShopPurpose, { bookable }: Shop) => kind === 'collection' || bookable;
