import { fields } from '#platform/wire/read.ts';
import { jsonOf } from '#domain/json.ts';
import type { Clock } from '#platform/ports.ts';
import { readJson, type ScopedStorage } from '../../visitor/scoped-storage.ts';
import { isSameCart, type CartKind } from '../cart-kind.ts';

/** The cart of an open reservation, over reloads of its tab, and what the tabs tell each other of carts that were booked. */
export interface TabCart<C> {
  /** What was on the screen of this tab before it was loaded anew; null: no reservation was. */
  read(): C | null;
  /** `refused`: the browser's cart that the visitor will not have in its place; null where none is. */
  write(cart: C, refused: C | null): void;
  drop(): void;
  isRefused(cart: C): boolean;
  /** This cart is booked: the tabs that show it too are to learn it. */
  book(cart: C): void;
  /** What was booked in any tab since this one last drew level; null: nothing. */
  bookedSince(): C | null;
  drawLevel(): void;
}

interface TabCartTools<C> {
  readonly kind: CartKind<C>;
  readonly storage: ScopedStorage;
  readonly clock: Clock;
}

export function createTabCart<C>({
  kind: { key, persist, parse, ...kind },
  storage: { local, tab },
  clock,
}: TabCartTools<C>): TabCart<C> {
  const own = `${key}.open`;
  const booked = `${key}.booked`;
  const lastBooked = () => fields(readJson(local, booked));
  const markNow = () => lastBooked()['mark'] ?? null;
  const refusedIn = () => fields(readJson(tab, own))['refused'] ?? null;
  let mark: unknown = undefined;

  return {
    read() {
      const kept = readJson(tab, own);
      if (kept === null) return null;
      mark = fields(kept)['mark'];
      return parse(kept);
    },
    write(cart, refused) {
      tab.write(own, jsonOf({ ...persist(cart), mark, refused: refused && persist(refused) }));
    },
    drop: () => tab.remove(own),
    isRefused(cart) {
      const refused = refusedIn();
      return refused !== null && isSameCart({ key, persist, parse, ...kind }, parse(refused), cart);
    },
    book(cart) {
      local.write(booked, jsonOf({ ...persist(cart), mark: clock.now() }));
      mark = markNow();
    },
    bookedSince: () => (markNow() === mark ? null : parse(lastBooked())),
    drawLevel: () => (mark = markNow()),
  };
}
