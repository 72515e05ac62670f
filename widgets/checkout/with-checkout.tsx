import { useEffect, type ReactNode } from 'react';
import { checkoutFeature } from '#stores/checkout/feature.ts';
import type { Checkout } from '#stores/checkout/checkout.ts';
import type { Eshop } from '#stores/products/eshop.ts';
import { eshopFeature } from '#stores/products/feature.ts';
import type { Site } from '#stores/site.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';

export interface OpenedCheckout {
  readonly checkout: Checkout;
  readonly eshop: Eshop;
}

interface WithCheckoutProps {
  readonly site: Site;
  readonly children: (opened: OpenedCheckout) => ReactNode;
}

/** Opens the checkout for what is in the cart of products; the way to ask for it again where it does not come. */
export function WithCheckout({ site, children }: WithCheckoutProps) {
  const checkout = useOpened(site, checkoutFeature);
  const eshop = useOpened(site, eshopFeature);
  const [opened, sold] = [
    checkout.kind === 'ready' ? checkout.value : null,
    eshop.kind === 'ready' ? eshop.value : null,
  ];
  useEffect(() => {
    if (!opened || !sold) return;
    void sold.products.ensure();
    return opened.sells(sold);
  }, [opened, sold]);
  if (checkout.kind === 'failed') return <ErrorState onRetry={checkout.retry} />;
  if (eshop.kind === 'failed') return <ErrorState onRetry={eshop.retry} />;
  if (!opened || !sold) return <PagesSkeleton />;
  return children({ checkout: opened, eshop: sold });
}
