import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import { hasCart } from '#domain/company/modules.ts';
import { giftCountFeature } from '#stores/gifts/list/gift-count.ts';
import { $noGiftCount } from '#stores/gifts/list/no-gifts.ts';
import { keptProductsFeature } from '#stores/products/kept-products.ts';
import { $noProducts } from '#stores/products/no-products.ts';
import type { Site } from '#stores/site.ts';
import type { Emit } from '#stores/widget-events.ts';
import { lazyPart, useRetried } from '#ui/loading/lazy-part.ts';
import { useIsPainted } from '#ui/loading/paint/use-is-painted.ts';
import { useSpokenPart } from '#ui/loading/texts/use-spoken-part.ts';
import { EmptyCart } from './empty-cart.view.tsx';

export const cartPart = lazyPart(() => import('#widgets/cart/cart.tsx'));

/** Whether there is, or may be, anything in a cart of the visitor's. */
function useHoldsAnything(site: Site): boolean {
  const { bookingCart, session } = site;
  const { serviceIds } = useStore(bookingCart.$cart);
  const products = useStore(site.opened(keptProductsFeature));
  const gifts = useStore(site.opened(giftCountFeature));
  useEffect(() => {
    void site.open(keptProductsFeature);
    void site.open(giftCountFeature);
  }, [site]);
  const holds = [
    serviceIds.length > 0,
    useStore(bookingCart.$bookedElsewhere) !== null,
    useStore(session.$session).kind !== 'guest',
    useStore(products?.$areThere ?? $noProducts),
    useStore(gifts?.$count ?? $noGiftCount),
  ];
  return holds.some(Boolean);
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
  const part = useRetried(useSpokenPart(site, cartPart, ['cart'], wasDue));
  if (part.kind === 'ready') return <part.value.Cart site={site} emit={emit} headingLevel={2} />;
  return hasCart(company) && <EmptyCart />;
}
