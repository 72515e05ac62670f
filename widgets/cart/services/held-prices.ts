import type { ReactNode } from 'react';
import { placedMinutes } from '#domain/catalogue/visit-duration.ts';
import type { Cents } from '#domain/prices/money.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import type { HeldVisit } from '#widgets/visit-summary/held/held-time.tsx';
import type { CartLine } from './cart-lines.view.tsx';

interface Priced {
  readonly lines: readonly CartLine[];
  readonly total: ShownPrice;
  readonly totalMinutes: number;
}

const single = (amount: Cents): ShownPrice => ({ kind: 'single', amount, from: false });

/** A cart with the prices and the length of the time that is held for it: the day is known. As it is where the hold is not for all of it. */
export function withHeldPrices<Cart extends Priced>(
  cart: Cart,
  held: Pick<HeldVisit, 'hold' | 'sums' | 'cost'> | null,
): Cart & { readonly sums: ReactNode } {
  const hold = held?.hold;
  const without = { ...cart, sums: null };
  if (!hold || hold.lines.length !== cart.lines.length) return without;
  const left = [...hold.lines];
  const lines = cart.lines.flatMap((line) => {
    const at = left.findIndex(({ externalServiceId }) => externalServiceId === line.service.externalId);
    const [placed] = at < 0 ? [] : left.splice(at, 1);
    return placed ? [{ ...line, price: single(placed.price) }] : [];
  });
  return lines.length === cart.lines.length
    ? {
        ...cart,
        lines,
        total: single(held.cost ?? hold.total),
        totalMinutes: placedMinutes(hold.lines),
        sums: held.sums,
      }
    : without;
}
