import { createCart, findCarts, updateCart } from '#contract/orders/carts-tracking.ts';
import type { Api } from '#platform/api/api.ts';
import type { Answer } from '#platform/api/answer.ts';
import {
  changeCartBody,
  createCartBody,
  endCartBody,
  parseCreatedCart,
  parsePendingCart,
  pendingCartQuery,
  type PersistedCart,
} from '#platform/wire/company/tracked-cart.ts';
import { isEmptyCart, type CartKind } from './cart-kind.ts';

export type PendingCart<C> =
  | { readonly kind: 'found'; readonly id: string; readonly cart: C }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable' };

/** `saved` with the id from now on: null when nothing is kept there any more. */
export type CartSaved =
  { readonly kind: 'saved'; readonly id: string | null } | { readonly kind: 'unavailable' };

/** A customer's cart of one kind on the server. */
export interface CartServer<C> {
  find(customer: string): Promise<PendingCart<C>>;
  save(customer: string, id: string | null, cart: C): Promise<CartSaved>;
  /** The cart became an order. False: not heard, ask again. */
  end(id: string, transactionId: string): Promise<boolean>;
}

export function createCartServer<C>(api: Api, kind: CartKind<C>): CartServer<C> {
  const { type, persist } = kind;

  async function create(customer: string, cart: C): Promise<CartSaved> {
    if (isEmptyCart(kind, cart)) return { kind: 'saved', id: null };
    const answer = await withOrWithoutShop(persist(cart), (persisted) =>
      api.ask(createCart, parseCreatedCart, { body: createCartBody(type, customer, persisted) }),
    );
    return answer.kind === 'ok' ? { kind: 'saved', id: answer.value } : { kind: 'unavailable' };
  }

  return {
    async find(customer) {
      const query = pendingCartQuery(type, customer);
      const answer = await api.ask(findCarts, (value) => parsePendingCart(value, kind.parse), { query });
      if (answer.kind !== 'ok') return { kind: 'unavailable' };
      const found = answer.value;
      return found === 'none' || isEmptyCart(kind, found.cart)
        ? { kind: 'none' }
        : { kind: 'found', ...found };
    },
    async save(customer, id, cart) {
      if (id === null) return create(customer, cart);
      const answer = await withOrWithoutShop(persist(cart), (persisted) =>
        api.send(updateCart, { body: changeCartBody(id, customer, persisted) }),
      );
      if (answer.kind === 'ok') return { kind: 'saved', id: isEmptyCart(kind, cart) ? null : id };
      // What is in the cart now begins another.
      return isOver(answer) ? create(customer, cart) : { kind: 'unavailable' };
    },
    async end(id, transactionId) {
      const answer = await api.send(updateCart, { body: endCartBody(id, transactionId) });
      // The back end ends a cart that its own order paid; refused is what it has reasons for, and stays refused.
      return answer.kind === 'ok' || answer.kind === 'refused';
    },
  };
}

/** Sends a cart; once more without its shop where it is refused with it: that may have stopped to offer a service since. */
async function withOrWithoutShop<T>(
  cart: PersistedCart,
  send: (cart: PersistedCart) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const answer = await send(cart);
  const isRefused = answer.kind === 'refused' && answer.problem.type === 'invalid';
  return isRefused && cart.shopId !== null ? send({ ...cart, shopId: null }) : answer;
}

/** The cart ended meanwhile: by an order, or by a newer cart. */
function isOver(answer: Answer<unknown>): boolean {
  return answer.kind === 'refused' && (answer.problem.code === 404 || answer.problem.code === 409);
}
