import { useState } from 'react';
import type { Company } from '#domain/company/company.ts';
import type { Gifts as GiftsStore } from '#stores/gifts/gifts.ts';
import type { Eshop } from '#stores/products/eshop.ts';
import type { Site } from '#stores/site.ts';
import type { PartState } from '#ui/loading/lazy-part.ts';
import { continueVisit } from '#widgets/visit-summary/held/continue-visit.ts';
import type { HeldVisit } from '#widgets/visit-summary/held/held-time.tsx';
import { LazyHeldTime } from '#widgets/visit-summary/held/lazy-held-time.tsx';
import { openReservation } from '#widgets/visit-summary/open-reservation.ts';
import { CartPanelView } from './cart-panel.view.tsx';
import { Gifts } from './gifts/gifts.tsx';
import { Products } from './products/products.tsx';
import { BookedElsewhere } from './services/booked-elsewhere.tsx';
import { CartShop } from './shop/cart-shop.tsx';
import { withHeldPrices } from './services/held-prices.ts';
import { useBookingCart } from './services/use-booking-cart.ts';
import { useCartTotal } from './total/use-cart-total.tsx';

interface CartPanelProps {
  readonly site: Site;
  readonly company: Company;
  readonly eshop: Eshop | null;
  readonly gifts: PartState<GiftsStore>;
  readonly base?: string | undefined;
  /** How many services are in the cart, how many products and how many vouchers. */
  readonly services: number;
  readonly products: number;
  readonly vouchers: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The panel of all that is in the cart. */
export function CartPanel({ services, products, vouchers, open, onClose, ...rest }: CartPanelProps) {
  const { site, company, eshop, gifts, base } = rest;
  const booking = useBookingCart(site, company);
  const [held, setHeld] = useState<HeldVisit | null>(null);
  const priced = booking && withHeldPrices(booking, held);
  const { total, isOrderedBelow } = useCartTotal({
    ...rest,
    counts: { services, products, vouchers },
    booking: priced,
    isHeld: held !== null,
    onLeave: onClose,
  });
  return (
    <CartPanelView
      open={open}
      onClose={onClose}
      news={<BookedElsewhere site={site} />}
      hasServices={services > 0}
      booking={
        priced && {
          ...priced,
          place: <CartShop {...{ site, company, booking: priced }} />,
          held: <LazyHeldTime site={site} isShown={open} onHeld={setHeld} />,
        }
      }
      isImpossible={booking?.isImpossible ?? false}
      products={
        products > 0 && <Products {...{ site, company, eshop, base, isOrderedBelow }} onOrder={onClose} />
      }
      vouchers={
        vouchers > 0 && <Gifts {...{ site, company, gifts, base, isOrderedBelow }} onLeave={onClose} />
      }
      total={total}
      continueLabel={held?.label ?? null}
      isOrderedWithTotal={isOrderedBelow && held?.hold != null}
      onBook={() => {
        if (held !== null) void continueVisit(site).then(onClose);
        else if (openReservation(site)) onClose();
      }}
      onClear={() => site.bookingCart.clear()}
    />
  );
}
