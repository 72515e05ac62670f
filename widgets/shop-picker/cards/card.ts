import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Target } from '#ui/actions/link.tsx';

/** What every variant of a shop's card is given. */
export interface CardProps {
  /** With its country by name. */
  readonly shop: Shop;
  readonly to: Target;
  /** Named where the list spans more than one. */
  readonly country: boolean;
  /** How far it is, in words; null: the postcode says where it is. */
  readonly distance: string | null;
  /** When it is free first, in words; null where that is not known. */
  readonly earliest: string | null;
  /** Whether the visitor knows it: the shop that is chosen, the one that they saw last, or one before it. */
  readonly seen: 'chosen' | 'last' | 'earlier' | null;
  /** What the visit costs and how long it takes there, where the shops differ in that. */
  readonly facts: ReactNode;
  /** What is said of it in place of when it is free; null where it is wanted for a visit. */
  readonly note: ReactElement | null;
  /** Whether it leads anywhere. */
  readonly canChoose: boolean;
  /** The first of a page of shops, of which a wide list may make more. */
  readonly isFirst: boolean;
  /** Its number on the map beside the list; null where there is no map. */
  readonly mark: number | null;
}

/** How the shops of a marketplace are shown: their cards, and the grid that holds them. */
export interface CardVariant {
  readonly Card: ComponentType<CardProps>;
  /** Twind classes of the list. */
  readonly grid: string;
  /** The same beside a map. */
  readonly narrow: string;
}
