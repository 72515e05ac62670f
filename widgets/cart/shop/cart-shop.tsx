import { useCallback, useId, useState } from 'react';
import type { Company } from '#domain/company/company.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Below } from '#ui/heading.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { PickerDialog } from '#widgets/shop-picker/dialog/picker-dialog.tsx';
import { LazyChooseShop } from '#widgets/shop-picker/visit/lazy-choose-shop.tsx';
import { CartPlace } from '../parts/cart-heading.view.tsx';
import { CartPrice } from '../parts/cart-price.view.tsx';
import type { ShownBookingCart } from '../services/use-booking-cart.ts';

interface CartShopProps {
  readonly site: Site;
  readonly company: Company;
  readonly booking: ShownBookingCart;
}

/** Where the visit takes place; on a site with several shops with the button that opens the choice of another one. */
export function CartShop(props: CartShopProps) {
  const { shop, hasShopChoice } = props.booking;
  if (hasShopChoice) return <ShopChoice {...props} />;
  return shop && <CartPlace shop={shop} />;
}

function ShopChoice({ site, company, booking }: CartShopProps) {
  const { t } = useTexts();
  const { lines, shop, shops } = booking;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { currency } = company;
  const priceOf = useCallback(
    (price: ShownPrice) => <CartPrice price={price} currency={currency} />,
    [currency],
  );
  const services = lines.map(({ service }) => service);
  const title = t('cart:shop.choose');
  return (
    <>
      {shop && <CartPlace shop={shop} id={id} />}
      {shops.length > 0 ? (
        <Button
          variant={shop ? 'quiet' : 'small'}
          className={shop ? '' : 'mt-3'}
          describedBy={id}
          onPress={() => setOpen(true)}
        >
          {shop ? t('cart:shop.change') : title}
        </Button>
      ) : (
        <div className={tw('mt-3')}>
          <Notice tone="warning" title={t('cart:shop.none')}>
            {t('cart:shop.noneHint')}
          </Notice>
        </div>
      )}
      {!shop && shops.length > 0 && (
        <p id={id} className={tw('mt-1.5 text-caption text-muted')}>
          {t('cart:shop.hint')}
        </p>
      )}
      <PickerDialog isOpen={isOpen} title={title} onClose={() => setOpen(false)}>
        {/* Its title is the heading of the shops. */}
        <Below by={-1}>
          <LazyChooseShop
            {...{ site, company, services, shops, title, priceOf }}
            onChoose={(chosen) => {
              site.bookingCart.setShop(chosen.id);
              setOpen(false);
            }}
          />
        </Below>
      </PickerDialog>
    </>
  );
}
