import { atom, computed, type ReadableAtom } from 'nanostores';
import {
  addToCart,
  BOOKING_CART_LIMIT,
  EMPTY_BOOKING_CART,
  parseBookingCart,
  persistBookingCart,
  removeFromCart,
  setCartShop,
  settleCart,
  shopsForCart,
  type BookingCart,
} from '#domain/carts/booking-cart.ts';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import type { ServiceId, ShopId } from '#domain/catalogue/ids.ts';
import type { CatalogueStore } from '../company/catalogue.ts';
import { valueOf, type Load } from '../load.ts';
import type { SavedCarts } from './saved-cart.ts';
import type { SavedCart } from './saved-cart-storage.ts';
import { isSameCart, type CartKind } from './cart-kind.ts';
import { changeCart, type AddOutcome, type Change, type Wish } from './changes/change-cart.ts';
import type { CartState } from './cart-state.ts';
import type { CartElsewhere } from './open/shown-cart.ts';
import { createCurrentCart, type CurrentCart } from './current-cart.ts';

export const BOOKING_CART: CartKind<BookingCart> = {
  type: 'booking',
  key: 'cartBooking',
  empty: EMPTY_BOOKING_CART,
  parse: parseBookingCart,
  persist: persistBookingCart,
};

export interface BookingCartStore {
  /** Ids of services and of the shop; survives reload, shared by elements and tabs. */
  readonly $cart: ReadableAtom<BookingCart>;
  /** The services of the cart that the catalogue knows, in the order added. */
  readonly $lines: ReadableAtom<readonly Service[]>;
  /** Bookable shops that offer every line. */
  readonly $availableShops: ReadableAtom<readonly Shop[]>;
  /** The chosen shop; the only one where the company has one. */
  readonly $shop: ReadableAtom<Shop | null>;
  /**
   * How many services of the cart the company has no longer: they are in no line and hinder no booking, and the next
   * change leaves them behind. Stays until the cart is emptied or booked, so that it can be said.
   */
  readonly $gone: ReadableAtom<number>;
  add(serviceId: ServiceId): AddOutcome;
  /** How often a service was put in here that had the cart ask for its shop: what comes from an account or another tab asks nothing. */
  readonly $shopQuestions: ReadableAtom<number>;
  /** In place of all that is in the cart, which stays where that service does not join. */
  addAlone(serviceId: ServiceId, shopId: ShopId | null): AddOutcome;
  /** Adds or removes. */
  toggle(serviceId: ServiceId): AddOutcome | { readonly kind: 'removed' };
  remove(serviceId: ServiceId): void;
  clear(): void;
  /** False when that shop does not offer every line: the cart is as it was. */
  setShop(shopId: ShopId | null): boolean;
  /** The lines are exactly these services, in this order: for a link that carries them. Unknown ones are left out. */
  replace(serviceIds: readonly ServiceId[], shopId?: ShopId | null): AddOutcome;
  /** A cart beside this one: a guest's that the customer's own replaced at login, or that where a reservation was open. */
  readonly $saved: ReadableAtom<SavedCart<BookingCart> | null>;
  /** There is one, which may not have been read yet. */
  hasSaved(): boolean;
  /** The services and the shop of `$saved`. */
  readonly $replaced: ReadableAtom<BookingCart | null>;
  /** Puts the cart beside in place of this one, once. For a customer's own, this one can then be taken back. */
  takeBack(): void;
  /** What the browser's cart has become in another tab, where a reservation that is open in this one keeps its own. */
  readonly elsewhere: CartElsewhere<BookingCart>;
  /** Works on what is kept beside: `keep` before another visit takes this one's place. */
  withStorage: SavedCarts<BookingCart>['withStorage'];
  /** This cart gives way to another one unasked: it waits beside, and stays the account's until the visitor has chosen. */
  keepSuperseded(cart: BookingCart): void;
  /** The cart beside is not wanted. */
  dropSaved(): void;
  /** Asks the account whether the cart beside is booked by now: if so it is dropped, and the answer is true. */
  dropBooked(): Promise<boolean>;
  /** What was at hand until its customer booked it on another device; null once that was read. */
  readonly $bookedElsewhere: ReadableAtom<BookingCart | null>;
  forgetBookedElsewhere(): void;
  /** The booking is made, under the id of its appointment: the cart ends. */
  finish(transactionId: string): void;
  dispose(): void;
}

export interface BookingCartTools {
  readonly $company: ReadableAtom<Load<Company>>;
  readonly catalogue: Pick<CatalogueStore, '$shops' | '$categories' | '$services'>;
  readonly cartState: CartState<BookingCart>;
  readonly saved: SavedCarts<BookingCart>;
  /** Whether its customer has booked what is saved since; false of a guest. */
  readonly isBooked: (saved: SavedCart<BookingCart>) => Promise<boolean>;
  readonly bookedElsewhere: Pick<BookingCartStore, '$bookedElsewhere' | 'forgetBookedElsewhere'>;
  /** Whether the page around lets a service in. */
  readonly mayAdd: (service: Service, shop: Shop | null) => boolean;
}

type Bookable = ReadableAtom<readonly Shop[] | null>;

/** What the cart means in the catalogue; `$current` is without what the company has no longer. */
function createViews(
  $current: ReadableAtom<BookingCart>,
  $services: CatalogueStore['$services'],
  $bookableShops: Bookable,
): Pick<BookingCartStore, '$lines' | '$availableShops' | '$shop'> {
  return {
    $lines: computed([$current, $services], (cart, services) =>
      cart.serviceIds.flatMap((id) => services.get(id) ?? []),
    ),
    $availableShops: computed([$current, $bookableShops], (cart, shops) => shopsForCart(cart, shops ?? [])),
    $shop: computed([$current, $bookableShops], (cart, shops) =>
      shops?.length === 1 ? (shops[0] ?? null) : (shops?.find(({ id }) => id === cart.shopId) ?? null),
    ),
  };
}

export function createBookingCart({
  $company,
  catalogue,
  cartState,
  saved,
  isBooked,
  bookedElsewhere,
  mayAdd,
}: BookingCartTools): BookingCartStore {
  const { $cart } = cartState;
  const $bookableShops = computed(
    catalogue.$shops,
    (shops) => valueOf(shops)?.filter((shop) => shop.bookable) ?? null,
  );
  const { $current, $gone, currentOf, forget } = createCurrentCart($cart, catalogue);
  const change = (act: Change, wish?: Wish) =>
    changeCart(cartState, $bookableShops.get(), (cart, shops) => act(currentOf(cart), shops), wish);
  const isBookable = (serviceId: ServiceId) =>
    catalogue.$services.get().get(serviceId)?.bookable === true &&
    valueOf($company.get())?.booking.active !== false;
  const adding = createAdding({ change, isBookable, catalogue, mayAdd });
  const remove = (id: ServiceId) => void change((cart, shops) => removeFromCart(cart, id, shops));
  const off = followShops(cartState, currentOf, catalogue.$categories, $bookableShops);

  return {
    $cart,
    ...saved,
    $replaced: computed(saved.$saved, (other) => other && other.cart),
    $gone,
    ...createViews($current, catalogue.$services, $bookableShops),
    ...adding,
    remove,
    toggle(serviceId) {
      if (!cartState.latest().serviceIds.includes(serviceId)) return adding.add(serviceId);
      remove(serviceId);
      return { kind: 'removed' };
    },
    clear: () => cartState.write(EMPTY_BOOKING_CART),
    setShop(shopId) {
      const bookable = $bookableShops.get();
      const fitting = bookable && shopsForCart(cartState.latest(), bookable);
      if (shopId !== null && fitting && !fitting.some(({ id }) => id === shopId)) return false;
      change((cart, shops) => setCartShop(cart, shopId, shops), { shopId });
      return true;
    },
    replace(ids, shopId = null) {
      const serviceIds = [...new Set(ids)].filter(isBookable).slice(0, BOOKING_CART_LIMIT);
      return serviceIds.length === 0
        ? { kind: 'not-bookable' }
        : change((_, shops) => settleCart({ serviceIds, shopId }, shops), { isWhole: true, shopId });
    },
    takeBack: () => takeBack(cartState, saved, change),
    dropSaved: () => void saved.withStorage((storage) => storage.drop()),
    dropBooked: () => dropBooked(saved, isBooked),
    keepSuperseded: cartState.keepSuperseded,
    elsewhere: cartState.elsewhere,
    ...bookedElsewhere,
    finish: cartState.end,
    dispose: () => [off, forget].forEach((stop) => stop()),
  };
}

interface Adding extends Pick<BookingCartTools, 'catalogue' | 'mayAdd'> {
  readonly change: (act: Change, wish?: Wish) => AddOutcome;
  readonly isBookable: (serviceId: ServiceId) => boolean;
}

/** How one service joins a cart: what cannot be booked does not, nor what the page around would not have. */
function createAdding({
  change,
  isBookable,
  catalogue,
  mayAdd,
}: Adding): Pick<BookingCartStore, 'add' | 'addAlone' | '$shopQuestions'> {
  const may = (serviceId: ServiceId, { shopId }: BookingCart) => {
    const service = catalogue.$services.get().get(serviceId);
    const shop = valueOf(catalogue.$shops.get())?.find(({ id }) => id === shopId) ?? null;
    return service === undefined || mayAdd(service, shop);
  };
  const $shopQuestions = atom(0);
  const join = (serviceId: ServiceId, act: Change, wish: Wish): AddOutcome => {
    if (!isBookable(serviceId)) return { kind: 'not-bookable' };
    const outcome = change(act, { ...wish, isWhole: true, may: (next) => may(serviceId, next) });
    if (outcome.kind === 'choose-shop') $shopQuestions.set($shopQuestions.get() + 1);
    return outcome;
  };
  return {
    $shopQuestions,
    add: (id) => join(id, (cart, shops) => addToCart(cart, id, shops), {}),
    addAlone: (id, shopId) =>
      join(id, (_, shops) => settleCart({ serviceIds: [id], shopId }, shops), { shopId }),
  };
}

async function dropBooked(
  { $saved, withStorage }: SavedCarts<BookingCart>,
  isBooked: BookingCartTools['isBooked'],
): Promise<boolean> {
  const before = $saved.get();
  if (!before || !(await isBooked(before))) return false;
  // Another one may be shown by now.
  const now = $saved.get();
  if (now && isSameCart(BOOKING_CART, now.cart, before.cart)) await withStorage((storage) => storage.drop());
  return true;
}

function takeBack(
  cartState: CartState<BookingCart>,
  { $saved, withStorage }: SavedCarts<BookingCart>,
  change: (act: Change, wish: Wish) => void,
): void {
  const cart = $saved.get()?.cart;
  if (!cart) return;
  const before = cartState.latest();
  // First: the change may save another one, which is shown in its place then.
  void withStorage((storage) => storage.take(before));
  change((_, shops) => settleCart(cart, shops), { shopId: cart.shopId });
}

/** A shop may have stopped to offer a line since the cart was kept; which lines there are, the categories tell. */
function followShops(
  cartState: CartState<BookingCart>,
  currentOf: CurrentCart['currentOf'],
  $categories: CatalogueStore['$categories'],
  $bookableShops: Bookable,
): () => void {
  const $knownShops = computed([$bookableShops, $categories], (shops, categories) =>
    categories.kind === 'ready' ? shops : null,
  );
  return $knownShops.listen((known) => {
    if (!known) return;
    changeCart(cartState, known, (cart, shops) => {
      const outcome = settleCart(currentOf(cart), shops);
      // What is gone stays, to be told again after a reload.
      return { ...outcome, cart: { ...outcome.cart, serviceIds: cart.serviceIds } };
    });
  });
}
