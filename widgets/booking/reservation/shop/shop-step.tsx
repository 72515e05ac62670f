import { useCallback, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { valueOf } from '#stores/load.ts';
import { goToStep } from '#stores/navigation/steps.ts';
import type { Site } from '#stores/site.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { useStepFocus } from '#ui/focus/use-step-focus.ts';
import { useTexts } from '#ui/texts.ts';
import { LazyChooseShop } from '#widgets/shop-picker/choice/lazy-choose-shop.tsx';
import { PriceTag } from '../../catalogue/services/price-tag.view.tsx';
import { NotOfferedNotice } from './not-offered.tsx';
import { VisitSoFar } from './visit-so-far.tsx';

/** Shops for a visit: those that offer all of it, and those of them that take no bookings online. */
function useShops(site: Site, services: readonly Service[]): readonly Shop[] {
  const available = useStore(site.bookingCart.$availableShops);
  const all = valueOf(useStore(site.catalogue.$shops));
  return useMemo(() => {
    const offersAll = ({ serviceIds }: Shop) => services.every(({ id }) => serviceIds.has(id));
    const ids = new Set(available.map(({ id }) => id));
    return all?.filter((shop) => ids.has(shop.id) || (!shop.bookable && offersAll(shop))) ?? available;
  }, [available, all, services]);
}

interface ShopStepProps {
  readonly site: Site;
  readonly company: Company;
  readonly visit: VisitStore;
  /** The slug of the shop of the address; null where it names none. */
  readonly addressed: string | null;
}

/** Which shop the visit takes place in. Its heading is there at once, the shops as soon as their code is. */
export function ShopStep({ site, company, visit, addressed }: ShopStepProps) {
  const { t } = useTexts();
  const heading = useStepFocus('shop');
  const { services: lines, shop } = useStore(visit.$plan);
  const services = useMemo(() => lines.map(({ service }) => service), [lines]);
  const shops = useShops(site, services);
  const { currency } = company;
  const priceOf = useCallback(
    (price: ShownPrice) => <PriceTag price={price} currency={currency} />,
    [currency],
  );
  const title = t('booking:shop.title');
  return (
    <section>
      <Heading variant="headline" focusRef={heading}>
        {title}
      </Heading>
      <NotOfferedNotice site={site} slug={addressed} services={services} />
      <div className={tw('mt-4')}>
        <VisitSoFar {...{ site, company, visit, shops }} />
      </div>
      <div className={tw('mt-6')}>
        <LazyChooseShop
          {...{ site, company, services, shops, title, priceOf }}
          chosenId={shop?.id ?? null}
          onChoose={({ id }) => {
            site.bookingCart.setShop(id);
            goToStep(site.navigation, 'time');
          }}
        />
      </div>
    </section>
  );
}
