import type { ShownPrice } from '#domain/prices/pricing.ts';
import type { Gifts } from '#stores/gifts/gifts.ts';
import { lazyPart, type PartState } from '#ui/loading/lazy-part.ts';
import { isMixed, type CartCounts } from './cart-counts.ts';
import type { CartTotalProps } from './cart-total.tsx';

const totalPart = lazyPart(() => import('./cart-total.tsx'));

interface LazyCartTotalProps extends Omit<CartTotalProps, 'gifts' | 'visit'> {
  readonly counts: CartCounts;
  readonly gifts: PartState<Gifts>;
  /** What the services cost; null while they are not known. */
  readonly booking: { readonly total: ShownPrice } | null;
  /** A time is held for them, in this tab or another. */
  readonly isHeld: boolean;
}

/** What a mixed cart costs together: few are, and its code comes to them alone. */
export function LazyCartTotal({ counts, eshop, gifts, booking, isHeld, ...rest }: LazyCartTotalProps) {
  const isWanted = isMixed(counts);
  const part = totalPart.usePart(isWanted);
  const { services, products, vouchers } = counts;
  const isKnown =
    (services === 0 || booking !== null) &&
    (products === 0 || eshop !== null) &&
    (vouchers === 0 || gifts.kind === 'ready');
  if (!isWanted || !isKnown || part.kind !== 'ready') return null;
  return (
    <part.value.CartTotal
      {...rest}
      eshop={products > 0 ? eshop : null}
      gifts={gifts.kind === 'ready' && vouchers > 0 ? gifts.value : null}
      visit={services > 0 && booking ? { price: booking.total, isPlaced: isHeld } : null}
    />
  );
}
