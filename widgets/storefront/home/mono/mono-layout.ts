import type { ComponentType, ReactNode } from 'react';
import type { Category, Picture, Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import type { Site } from '#stores/site.ts';
import type { Target } from '#ui/actions/link.tsx';

/** What every layout of the home page of one shop is given. */
export interface MonoShopProps {
  readonly site: Site;
  readonly company: Company;
  readonly shop: Shop;
  readonly picture: Picture | undefined;
  /** Null where nothing can be booked. */
  readonly booking: Target | null;
  /** All services. */
  readonly services: Target;
  /** Null while they are on their way. */
  readonly categories: readonly Category[] | null;
  readonly categoryTarget: (category: Category) => Target;
  /** Whether it is open now. */
  readonly opening: ReactNode;
  readonly week: ReactNode;
  /** The search of free times, and the notice of a visit that waits. */
  readonly search: ReactNode;
  /** How a booking goes, and what the magazine tells. */
  readonly ends: ReactNode;
}

export interface MonoShopLayout {
  /** Null: in sections, as a home page of several shops has them. */
  readonly Page: ComponentType<MonoShopProps> | null;
}
