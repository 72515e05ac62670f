import type { Company } from '#domain/company/company.ts';
import { sellsProducts, sellsVouchers } from '#domain/company/modules.ts';
import type { RouteOf } from '#domain/site/routes.ts';
import { useState } from 'react';
import type { Site } from '#stores/site.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { tw } from '#theme/sheet.ts';
import { useListFocus } from '#ui/lists/use-list-focus.ts';
import { useEmptiedFocus } from '#ui/focus/use-emptied-focus.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { BookingCartView, type BookingCartProps } from '#widgets/cart/services/booking-cart.view.tsx';
import { CartShop } from '#widgets/cart/shop/cart-shop.tsx';
import { Gifts } from '#widgets/cart/gifts/gifts.tsx';
import { useGifts } from '#widgets/cart/gifts/use-gifts.ts';
import { Products } from '#widgets/cart/products/products.tsx';
import { withHeldPrices } from '#widgets/cart/services/held-prices.ts';
import { useBookingCart, type ShownBookingCart } from '#widgets/cart/services/use-booking-cart.ts';
import { useCartCount } from '#widgets/cart/services/use-cart-count.ts';
import { useEshop } from '#widgets/cart/products/use-eshop.ts';
import { useCartTotal } from '#widgets/cart/total/use-cart-total.tsx';
import { continueVisit } from '#widgets/visit-summary/held/continue-visit.ts';
import type { HeldVisit } from '#widgets/visit-summary/held/held-time.tsx';
import { LazyHeldTime } from '#widgets/visit-summary/held/lazy-held-time.tsx';
import { openReservation } from '#widgets/visit-summary/open-reservation.ts';
import { targetTo } from '../place/target.ts';
import { EmptyArt } from '#ui/states/art/empty-art.tsx';
import { PlainPage } from '#ui/states/plain-page.tsx';

/** What there is to put into it. */
function NothingInCart({ site, company }: Pick<StorefrontPageProps, 'site' | 'company'>) {
  const { t } = useTexts();
  return (
    <PlainPage
      art={<EmptyArt />}
      title={t('cart:empty')}
      action={
        <>
          {company.booking.active && (
            <ButtonLink to={targetTo(site.navigation, { kind: 'services' })}>{t('cart:choose')}</ButtonLink>
          )}
          {sellsProducts(company) && (
            <ButtonLink variant="secondary" to={targetTo(site.navigation, { kind: 'eshop' })}>
              {t('cart:chooseProducts')}
            </ButtonLink>
          )}
          {sellsVouchers(company) && (
            <ButtonLink variant="secondary" to={targetTo(site.navigation, { kind: 'gift' })}>
              {t('cart:chooseVouchers')}
            </ButtonLink>
          )}
        </>
      }
    >
      {company.booking.active && <p>{t('cart:emptyHint')}</p>}
    </PlainPage>
  );
}

/** The cart as a page of its own. */
export function CartPage({ site, company }: StorefrontPageProps<RouteOf<'cart'>>) {
  const { t } = useTexts();
  const services = useCartCount(site);
  const { eshop, productCount } = useEshop(site, company);
  const { gifts, giftCount } = useGifts(site);
  const booking = useBookingCart(site, company);
  const [held, setHeld] = useState<HeldVisit | null>(null);
  const priced = booking && withHeldPrices(booking, held);
  const counts = { services, products: productCount, vouchers: giftCount };
  const { total, isOrderedBelow } = useCartTotal({
    site,
    company,
    counts,
    eshop,
    gifts,
    booking: priced,
    isHeld: held !== null,
  });
  const parts = Object.values(counts).filter((count) => count > 0).length;
  const sections = useListFocus<HTMLDivElement>(parts);
  const isEmpty = parts === 0;
  const container = useEmptiedFocus(isEmpty);
  if (isEmpty) {
    return (
      <div ref={container}>
        <NothingInCart site={site} company={company} />
      </div>
    );
  }
  return (
    <div ref={sections} tabIndex={-1} className={tw('max-w-reading')}>
      <Heading variant="display" className="mb-8">
        {t('storefront:title.cart')}
      </Heading>
      <Below>
        <div className={tw('grid grid-cols-[minmax(0,1fr)] gap-12')}>
          {services > 0 && (
            <Services
              {...{ site, company, held }}
              booking={priced}
              onHeld={setHeld}
              isAlone={parts === 1}
              isOrderedWithTotal={isOrderedBelow && held?.hold != null}
            />
          )}
          {productCount > 0 && <Products {...{ site, company, eshop, isOrderedBelow }} />}
          {giftCount > 0 && <Gifts {...{ site, company, gifts, isOrderedBelow }} />}
          {total}
        </div>
      </Below>
    </div>
  );
}

interface ServicesProps {
  readonly site: Site;
  readonly company: Company;
  /** With the prices of the time that is held, if one is. */
  readonly booking: (ShownBookingCart & Pick<BookingCartProps, 'sums'>) | null;
  readonly held: HeldVisit | null;
  readonly onHeld: (held: HeldVisit | null) => void;
  /** Nothing else is in the cart. */
  readonly isAlone: boolean;
  /** The way to the checkout of all, with the time that is held, stands with the total: it comes first. */
  readonly isOrderedWithTotal: boolean;
}

function Services({ site, company, booking, held, onHeld, isAlone, isOrderedWithTotal }: ServicesProps) {
  const { t } = useTexts();
  return (
    <div>
      {booking ? (
        <BookingCartView
          {...booking}
          place={<CartShop {...{ site, company, booking }} />}
          held={<LazyHeldTime isShown site={site} onHeld={onHeld} />}
          replaced={null}
        />
      ) : (
        <LoadingRegion>
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-32 w-full mt-6" />
        </LoadingRegion>
      )}
      <div className={tw('mt-8 flex flex-wrap items-center gap-6')}>
        <Button
          variant={isOrderedWithTotal ? 'secondary' : 'primary'}
          unavailable={booking?.isImpossible ?? false}
          onPress={() => void (held === null ? openReservation(site) : continueVisit(site))}
        >
          {held?.label ?? t('cart:book')}
        </Button>
        <Button variant="quiet" onPress={() => site.bookingCart.clear()}>
          {t(isAlone ? 'cart:clear' : 'cart:clearServices')}
        </Button>
      </div>
    </div>
  );
}
