import type { BookingCart } from '#domain/carts/booking-cart.ts';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { Button } from '../actions/button.tsx';
import { Notice } from '../states/notice.tsx';
import { useTexts } from '../texts.ts';

interface BookedVisitProps {
  readonly cart: BookingCart;
  /** By their ids, as far as they are known. */
  readonly services: ReadonlyMap<string, Service>;
  readonly shops: readonly Shop[];
  readonly onRead: () => void;
}

/** Which visit was booked in another tab or on another device: it is not to be looked for among what is offered. */
export function BookedVisitView({ cart, services, shops, onRead }: BookedVisitProps) {
  const { locale, t } = useTexts();
  const names = cart.serviceIds
    .flatMap((id) => services.get(id) ?? [])
    .map(({ name }) => textIn(locale, name))
    .join(', ');
  const shop = shops.find(({ id }) => id === cart.shopId);
  return (
    <Notice
      title={t('reservation:saved.booked')}
      action={
        <Button variant="quiet" onPress={onRead}>
          {t('reservation:otherTab.read')}
        </Button>
      }
    >
      {shop && names ? t('reservation:saved.at', { names, shop: shop.name }) : names}
    </Notice>
  );
}
