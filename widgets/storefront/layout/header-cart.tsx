import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import { eshopFeature } from '#stores/products/feature.ts';
import type { Site } from '#stores/site.ts';
import type { Emit } from '#stores/widget-events.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useIsPainted } from '#ui/loading/use-is-painted.ts';
import { CartButtonView } from '#widgets/cart/cart-button.view.tsx';
import { useSpokenPart } from '../pages/use-spoken-part.ts';

export const cartPart = lazyPart(() => import('#widgets/cart/cart.tsx'));

/** Waits before the code of the cart is asked for again. */
const RETRY_MS = 5000;

/** Whether there is, or may be, anything in a cart of the visitor's. */
function useHoldsAnything({ bookingCart, session, opened, $keepsProducts }: Site): boolean {
  const { serviceIds } = useStore(bookingCart.$cart);
  const holds = [
    serviceIds.length > 0,
    useStore(bookingCart.$bookedElsewhere) !== null,
    useStore(session.$session).kind !== 'guest',
    useStore(opened(eshopFeature)) !== null,
    useStore($keepsProducts),
  ];
  return holds.includes(true);
}

interface HeaderCartProps {
  readonly site: Site;
  readonly emit: Emit;
  readonly company: Company;
  /** On a page where nothing can be put into a cart. */
  readonly isIdle: boolean;
}

/** The cart in the header. Its code comes after the first screen is painted, and not before there is a use for it. */
export function HeaderCart({ site, emit, company, isIdle }: HeaderCartProps) {
  const isPainted = useIsPainted();
  const isDue = useHoldsAnything(site) || !isIdle;
  const [wasDue, setWasDue] = useState(false);
  if (isDue && isPainted && !wasDue) setWasDue(true);
  const part = useSpokenPart(site, cartPart, ['cart'], wasDue);
  const retry = part.kind === 'failed' ? part.retry : null;
  useEffect(() => {
    if (!retry) return;
    const timer = setTimeout(retry, RETRY_MS);
    return () => clearTimeout(timer);
  }, [retry]);
  if (part.kind === 'ready') return <part.value.Cart site={site} emit={emit} headingLevel={2} />;
  const hasCart = company.cartActive && (company.booking.active || company.productsActive);
  return (
    hasCart && <CartButtonView count={0} productCount={0} hasNews={false} isOpen={false} onOpen={() => {}} />
  );
}
