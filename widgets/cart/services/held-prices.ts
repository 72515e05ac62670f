import type { Hold } from '#domain/appointments/appointment.ts';
import { placedMinutes } from '#domain/catalogue/visit-duration.ts';
import type { Cents } from '#domain/prices/money.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import type { CartLine } from './cart-lines.view.tsx';

interface Priced {
  readonly lines: readonly CartLine[];
  readonly total: ShownPrice;
  readonly totalMinutes: number;
}

const single = (amount: Cents): ShownPrice => ({ kind: 'single', amount, from: false });

/** A cart with the prices and the length of the time that is held for it: the day is known. As it is where the hold is not for all of it. */
export function withHeldPrices<Cart extends Priced>(cart: Cart, hold: Hold | null): Cart {
  if (hold === null || hold.lines.length !== cart.lines.length) return cart;
  const left = [...hold.lines];
  const lines = cart.lines.flatMap((line) => {
    const at = left.findIndex(({ externalServiceId }) => externalServiceId === line.service.externalId);
    const [held] = at < 0 ? [] : left.splice(at, 1);
    return held ? [{ ...line, price: single(held.price) }] : [];
  });
  return lines.length === cart.lines.length
    ? { ...cart, lines, total: single(hold.total), totalMinutes: placedMinutes(hold.lines) }
    : cart;
}
