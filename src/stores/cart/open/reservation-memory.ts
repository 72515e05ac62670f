import { list, fields } from '#platform/wire/read.ts';
import { jsonOf } from '#domain/json.ts';
import { readJson, type ScopedStorage } from '../../visitor/scoped-storage.ts';
import { isSameCart, type CartKind } from '../cart-kind.ts';

/** The cart of an open reservation, over reloads of its tab, and what the tabs tell each other of carts that were booked. */
export interface ReservationMemory<C> {
  /** What was on the screen of this tab before it was loaded anew; null: no reservation was. */
  read(): C | null;
  /** `refused`: the browser's cart that the visitor will not have in its place; null where none is. */
  write(cart: C, refused: C | null): void;
  drop(): void;
  isRefused(cart: C): boolean;
  /** This cart is booked: the tabs that show it too are to learn it. */
  recordBooking(cart: C): void;
  /** What was booked in any tab since this one last acknowledged it, the last one first; of many, the latest. */
  bookedSince(): readonly C[];
  /** Whatever was booked until now is known to this tab. */
  acknowledgeBookings(): void;
}

interface ReservationMemoryTools<C> {
  readonly kind: CartKind<C>;
  readonly storage: ScopedStorage;
}

/** Of so many bookings the tabs tell each other: a tab that missed more was left long ago. */
const MOST = 5;

export function createReservationMemory<C>({
  kind,
  storage: { local, tab },
}: ReservationMemoryTools<C>): ReservationMemory<C> {
  const { key, persist, parse } = kind;
  const openKey = `${key}.open`;
  const bookedKey = `${key}.booked`;
  /** The last one first. Each has a number, the one after it the next; a clock may be set back. */
  const bookings = () => (list(readJson(local, bookedKey)) ?? []).map(fields);
  const lastNumber = () => Number(bookings()[0]?.['number'] ?? 0);
  let acknowledged = 0;

  return {
    read() {
      const kept = readJson(tab, openKey);
      if (kept === null) return null;
      acknowledged = Number(fields(kept)['acknowledged'] ?? 0);
      return parse(kept);
    },
    write(cart, refused) {
      const value = { ...persist(cart), acknowledged, refused: refused && persist(refused) };
      tab.write(openKey, jsonOf(value));
    },
    drop: () => tab.remove(openKey),
    isRefused(cart) {
      const refused = fields(readJson(tab, openKey))['refused'] ?? null;
      return refused !== null && isSameCart(kind, parse(refused), cart);
    },
    recordBooking(cart) {
      const number = lastNumber() + 1;
      local.write(bookedKey, jsonOf([{ ...persist(cart), number }, ...bookings()].slice(0, MOST)));
      acknowledged = lastNumber();
    },
    bookedSince: () =>
      bookings()
        .filter(({ number }) => Number(number) > acknowledged)
        .map(parse),
    acknowledgeBookings: () => void (acknowledged = lastNumber()),
  };
}
