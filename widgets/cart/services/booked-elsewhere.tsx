import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { textIn } from '#domain/locale.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

/** Which visit left the cart because it was booked in another tab or on another device, until that is read. */
export function BookedElsewhere({ site }: { readonly site: Site }) {
  const { locale, t } = useTexts();
  const { bookingCart, catalogue, texts } = site;
  const booked = useStore(bookingCart.$bookedElsewhere);
  const services = useStore(catalogue.$services);
  const shops = valueOf(useStore(catalogue.$shops)) ?? [];
  const hasTexts = useStore(texts.$texts).has('reservation');
  const isThere = booked !== null;
  useEffect(() => {
    if (!isThere) return;
    void texts.ensure('reservation');
    void catalogue.ensureCategories();
    void catalogue.ensureShops();
  }, [isThere, texts, catalogue]);
  if (!booked || !hasTexts) return null;
  const names = booked.serviceIds
    .flatMap((id) => services.get(id) ?? [])
    .map(({ name }) => textIn(locale, name))
    .join(', ');
  const shop = shops.find(({ id }) => id === booked.shopId);
  return (
    <div role="status" className={tw('[&:not(:last-child)]:mb-6')}>
      <Notice
        title={t('reservation:saved.booked')}
        action={
          <Button variant="quiet" onPress={bookingCart.forgetBookedElsewhere}>
            {t('reservation:otherTab.read')}
          </Button>
        }
      >
        {shop && names ? t('reservation:saved.at', { names, shop: shop.name }) : names}
      </Notice>
    </div>
  );
}
