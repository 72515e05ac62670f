import type { BookingCart, CartOutcome } from '#domain/carts/booking-cart.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import { isSameCart } from '../cart-kind.ts';
import type { CartState } from '../cart-state.ts';

/** What adding a service led to. */
export type AddOutcome =
  | { readonly kind: 'added' }
  /** In the cart; the visitor now chooses one of these shops. */
  | { readonly kind: 'choose-shop'; readonly shops: readonly Shop[] }
  /** No shop offers it together with what is in the cart: the cart is as it was. */
  | { readonly kind: 'no-common-shop' }
  /** The cart holds as many as it can. */
  | { readonly kind: 'full' }
  /** Unknown, or not bookable now. */
  | { readonly kind: 'not-bookable' }
  /** The page around would not have it. */
  | { readonly kind: 'prevented' };

/** Whether what was added is in the cart now. */
export const isInCart = ({ kind }: AddOutcome): boolean => kind === 'added' || kind === 'choose-shop';

export type Change = (cart: BookingCart, shops: readonly Shop[]) => CartOutcome;

export interface Wish {
  /** Leaves the cart as it was rather than without any shop that offers it whole. */
  readonly isWhole?: boolean;
  /** The shop wished; absent: the one it has. */
  readonly shopId?: ShopId | null;
  /** Asked once all else agrees; what it refuses leaves the cart as it was. */
  readonly may?: (next: BookingCart) => boolean;
}

/** Applies a rule to what is stored in this moment. Before the shops are known, the wished one is taken on trust. */
export function changeCart(
  cartState: CartState<BookingCart>,
  shops: readonly Shop[] | null,
  act: Change,
  wish: Wish = {},
): AddOutcome {
  const before = cartState.latest();
  const outcome = act(before, shops ?? []);
  if (outcome.kind === 'full') return outcome;
  const needsShop = outcome.kind === 'needs-shop';
  if (needsShop && wish.isWhole && outcome.shops.length === 0) return { kind: 'no-common-shop' };
  const isOnTrust = !shops && outcome.cart.serviceIds.length > 0;
  const trusted = wish.shopId === undefined ? before.shopId : wish.shopId;
  const cart = isOnTrust ? { ...outcome.cart, shopId: trusted } : outcome.cart;
  if (!isSameCart(cartState.kind, cart, before)) {
    if (wish.may && !wish.may(cart)) return { kind: 'prevented' };
    cartState.write(cart);
  }
  return needsShop ? { kind: 'choose-shop', shops: outcome.shops } : { kind: 'added' };
}
