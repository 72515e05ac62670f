import { useEffect, useMemo, type ReactNode } from 'react';
import { checkoutFeature } from '#stores/checkout/feature.ts';
import type { Checkout } from '#stores/checkout/checkout.ts';
import { bookedVisitPart } from '#stores/checkout/sale-parts/booked-visit-part.ts';
import { giftsPart } from '#stores/checkout/sale-parts/gifts-part.ts';
import { productsPart } from '#stores/checkout/sale-parts/products-part.ts';
import { visitPart } from '#stores/checkout/sale-parts/visit-part.ts';
import { giftsFeature } from '#stores/gifts/feature.ts';
import type { OrderedGift } from '#domain/gifts/ordered-gift.ts';
import type { Gifts } from '#stores/gifts/gifts.ts';
import type { Eshop } from '#stores/products/eshop.ts';
import { eshopFeature } from '#stores/products/feature.ts';
import type { Site } from '#stores/site.ts';
import { visitFeature } from '#stores/visit/feature.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';

export interface OpenedCheckout {
  readonly checkout: Checkout;
  readonly eshop: Eshop;
  /** Null: no time is held, and none is being paid. */
  readonly visit: VisitStore | null;
  /** Null: the company sells no vouchers, and none is to be paid. */
  readonly gifts: Gifts | null;
}

interface WithCheckoutProps {
  readonly site: Site;
  readonly children: (opened: OpenedCheckout) => ReactNode;
}

interface SellingProps extends WithCheckoutProps {
  readonly opened: OpenedCheckout;
}

function giftName({ texts }: Site, { gift }: OrderedGift): string {
  return texts.$texts.get().t('checkout:summary.gift', { name: gift.recipient.name });
}

/** All that may be paid for is a part of the sale. */
function Selling({ site, opened, children }: SellingProps) {
  const { checkout, eshop, visit, gifts } = opened;
  const parts = useMemo(() => {
    const locale = site.locale.$locale.get;
    return [
      visit
        ? visitPart(visit, site.catalogue.$shops, locale)
        : bookedVisitPart(site.bookingCart, site.catalogue),
      productsPart(eshop, locale),
      ...(gifts ? [giftsPart(gifts, (gift) => giftName(site, gift))] : []),
    ];
  }, [site, eshop, visit, gifts]);
  useEffect(() => {
    void eshop.products.ensure();
    return checkout.sells(parts);
  }, [checkout, eshop, parts]);
  return children(opened);
}

function WithVisit(props: WithCheckoutProps & { readonly opened: Omit<OpenedCheckout, 'visit'> }) {
  const visit = useOpened(props.site, visitFeature);
  if (visit.kind === 'failed') return <ErrorState onRetry={visit.retry} />;
  if (visit.kind !== 'ready') return <PagesSkeleton />;
  return <Selling {...props} opened={{ ...props.opened, visit: visit.value }} />;
}

/** Opens the checkout for all that may be paid; the way to ask for it again where it does not come. */
export function WithCheckout(props: WithCheckoutProps) {
  const checkout = useOpened(props.site, checkoutFeature);
  const eshop = useOpened(props.site, eshopFeature);
  const opened = checkout.kind === 'ready' ? checkout.value : null;
  // Once, as long as the page is there: a visit that is over was paid here, or has run out, and is told of.
  const needsVisit = useMemo(() => opened?.needsVisit() ?? false, [opened]);
  const needsGifts = useMemo(() => opened?.needsGifts() ?? false, [opened]);
  const gifts = useOpened(props.site, giftsFeature, needsGifts);
  if (checkout.kind === 'failed') return <ErrorState onRetry={checkout.retry} />;
  if (gifts.kind === 'failed') return <ErrorState onRetry={gifts.retry} />;
  if (eshop.kind === 'failed') return <ErrorState onRetry={eshop.retry} />;
  const isOpen = eshop.kind === 'ready' && (!needsGifts || gifts.kind === 'ready');
  if (!opened || !isOpen) return <PagesSkeleton />;
  const sold = needsGifts && gifts.kind === 'ready' ? gifts.value : null;
  const ready = { checkout: opened, eshop: eshop.value, gifts: sold };
  if (needsVisit) return <WithVisit {...props} opened={ready} />;
  return <Selling {...props} opened={{ ...ready, visit: null }} />;
}
