import { useEffect } from 'react';
import type { Company } from '#domain/company/company.ts';
import type { Site } from '#stores/site.ts';
import type { Emit } from '#stores/widget-events.ts';
import { tw } from '#theme/sheet.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useIsPainted } from '#ui/loading/use-is-painted.ts';
import { useSpokenPart } from '../pages/use-spoken-part.ts';

export const cartPart = lazyPart(() => import('#widgets/cart/cart.tsx'));

/** Waits before the code of the cart is asked for again. */
const RETRY_MS = 5000;

/** The cart in the header. It comes after the first screen is painted; its place is kept until then. */
export function HeaderCart({
  site,
  emit,
  company,
}: {
  readonly site: Site;
  readonly emit: Emit;
  readonly company: Company;
}) {
  const part = useSpokenPart(site, cartPart, ['cart'], useIsPainted());
  const retry = part.kind === 'failed' ? part.retry : null;
  useEffect(() => {
    if (!retry) return;
    const timer = setTimeout(retry, RETRY_MS);
    return () => clearTimeout(timer);
  }, [retry]);
  if (part.kind === 'ready') return <part.value.Cart site={site} emit={emit} headingLevel={2} />;
  const hasCart = company.cartActive && (company.booking.active || company.productsActive);
  return hasCart && <span className={tw('inline-block w-11 h-11')} />;
}
