import type { ComponentType, ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Target } from '#ui/actions/link.tsx';

/** What every layout of a shop's page is given. */
export interface ShopPageProps {
  readonly shop: Shop;
  readonly back: Target;
  /** Whether it is open now. */
  readonly opening: ReactNode;
  /** Null where it takes no bookings online. */
  readonly times: ReactNode;
  /** Undefined before it is known; null where there is nothing to book. */
  readonly booking: Target | null | undefined;
  readonly team: ReactNode;
  readonly hours: ReactNode;
  /** What the magazine tells of it. */
  readonly posts: ReactNode;
  /** What it offers. */
  readonly children: ReactNode;
}

/** How a shop's page is laid out. */
export interface ShopLayout {
  readonly Page: ComponentType<ShopPageProps>;
}
