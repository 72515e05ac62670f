import type { ComponentType } from 'react';
import type { Company } from '#domain/company.ts';
import { CARDS } from './grids.ts';
import type { CardProps } from './card.ts';
import { PlainCard } from './plain-card.view.tsx';
import { RoundedCard } from './rounded-card.view.tsx';
import { SquareCard } from './square-card.view.tsx';

/** How the shops of a marketplace look: their cards, and the grid that holds them. */
export interface ShopLook {
  readonly Card: ComponentType<CardProps>;
  /** Twind classes of the list. */
  readonly grid: string;
  /** The same beside a map. */
  readonly narrow: string;
}

const PLAIN: ShopLook = {
  Card: PlainCard,
  grid: CARDS,
  narrow: 'grid gap-x-6 gap-y-5 @[40em]:gap-y-10 @[40em]:grid-cols-2',
};

const LOOKS: ReadonlyMap<string, ShopLook> = new Map([
  ['default', PLAIN],
  [
    'square',
    {
      Card: SquareCard,
      grid: 'grid gap-3 @[30em]:grid-cols-2 @[56em]:grid-cols-3',
      narrow: 'grid gap-3 @[30em]:grid-cols-2',
    },
  ],
  [
    'rounded',
    {
      Card: RoundedCard,
      grid: 'grid gap-x-6 gap-y-10 @[24em]:grid-cols-2 @[56em]:grid-cols-3',
      narrow: 'grid gap-x-6 gap-y-10 @[24em]:grid-cols-2',
    },
  ],
]);

/** The look that a company chose for its marketplace; the first where there is no such look. */
export function shopLook({ pageThemes }: Pick<Company, 'pageThemes'>): ShopLook {
  return LOOKS.get(pageThemes.get('mkpShop') ?? '') ?? PLAIN;
}
