import type { ComponentType, Ref } from 'react';
import type { Category, Service } from '#domain/catalogue/catalogue.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { Target } from '#ui/actions/link.tsx';
import type { CategoriesProps } from '../categories.view.tsx';
import type { ListedService } from '../services/service-line.view.tsx';

/** The overview of the categories. */
export interface CategoriesLayout {
  readonly Categories: ComponentType<CategoriesProps>;
}

export interface CategoryHeadProps {
  readonly category: Category;
  /** All of them, to change over without going back; the shown one included. */
  readonly categories: readonly Category[];
  readonly categoryTarget: (category: Category) => Target;
  readonly focusRef?: Ref<HTMLHeadingElement>;
}

/** What stands over the services of a category: its name, and the way to the others. */
export interface CategoryHeadLayout {
  readonly Head: ComponentType<CategoryHeadProps>;
}

export interface ServiceListProps {
  readonly services: readonly ListedService[];
  readonly currency: Currency;
  readonly serviceTarget: (service: Service) => Target;
  readonly onBook: (service: Service) => void;
}

/** The services of a category. */
export interface ServicesLayout {
  readonly Services: ComponentType<ServiceListProps>;
}
