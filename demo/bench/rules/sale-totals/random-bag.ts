import { byCoupon, type Bag } from './expected.ts';
import type { Salon } from './salons.ts';

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const GIFTS = [1000, 5050, 12_345];

/** Something of a salon, with whatever it may be bought with. */
export function randomBag(salon: Salon, random: () => number): Bag {
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] ?? null;
  const some = <T>(list: readonly T[], share: number) => list.filter(() => random() < share);
  const products = some(salon.products, 0.4).map((product) => ({
    ...product,
    quantity: 1 + Math.floor(random() * 4),
  }));
  const visit = random() < 0.5 ? one(salon.visits) : null;
  const gifts = some(GIFTS, products.length === 0 && visit === null ? 0.8 : 0.3);
  const bag: Bag = {
    visit,
    products,
    gifts: products.length === 0 && visit === null && gifts.length === 0 ? GIFTS.slice(0, 1) : gifts,
    coupon: random() < 0.5 ? one(salon.coupons) : null,
    reward: random() < 0.3 ? one(salon.rewards) : null,
    vouchers: some(salon.vouchers, 0.25),
    isSent: products.length > 0 && salon.delivery !== null && random() < 0.5,
  };
  // One that takes nothing off is refused, and the cart would not be sold.
  return byCoupon(bag) === 0 ? { ...bag, coupon: null } : bag;
}
