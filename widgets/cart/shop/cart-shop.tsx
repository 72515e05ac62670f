import { useCallback } from 'react';
import type { Company } from '#domain/company/company.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { LazyChooseShop } from '#widgets/shop-picker/choice/lazy-choose-shop.tsx';
import { CartPlace } from '../parts/cart-heading.view.tsx';
import { CartPrice } from '../parts/cart-price.view.tsx';
import type { ShownBookingCart } from '../services/use-booking-cart.ts';
import { ShopChoice } from './shop-choice.tsx';

interface CartShopProps {
  readonly site: Site;
  readonly company: Company;
  readonly booking: ShownBookingCart;
}

/** Where the visit takes place; on a site with several shops with the button that opens the choice of another one. */
export function CartShop(props: CartShopProps) {
  const { shop, shops, hasShopChoice } = props.booking;
  if (!hasShopChoice) return shop && <CartPlace shop={shop} />;
  return shops.length > 0 ? <VisitShop {...props} /> : <NoShop />;
}

function NoShop() {
  const { t } = useTexts();
  return (
    <div className={tw('mt-3')}>
      <Notice tone="warning" title={t('cart:shop.none')}>
        {t('cart:shop.noneHint')}
      </Notice>
    </div>
  );
}

function VisitShop({ site, company, booking }: CartShopProps) {
  const { t } = useTexts();
  const { lines, shop, shops } = booking;
  const { currency } = company;
  const priceOf = useCallback(
    (price: ShownPrice) => <CartPrice price={price} currency={currency} />,
    [currency],
  );
  const services = lines.map(({ service }) => service);
  return (
    <ShopChoice shop={shop} hint={t('cart:shop.hint')}>
      {(close, title) => (
        <LazyChooseShop
          {...{ site, company, services, shops, title, priceOf }}
          chosenId={shop?.id ?? null}
          onChoose={(chosen) => {
            site.bookingCart.setShop(chosen.id);
            close();
          }}
        />
      )}
    </ShopChoice>
  );
}
