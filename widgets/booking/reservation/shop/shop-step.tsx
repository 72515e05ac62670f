import { useEffect, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import { valueOf } from '#stores/load.ts';
import { goToStep } from '#stores/navigation/steps.ts';
import type { Site } from '#stores/site.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { useStepFocus } from '#ui/focus/use-step-focus.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { PickerSkeleton } from '#widgets/shop-picker/skeletons.view.tsx';
import { NotOfferedNotice } from './not-offered.tsx';
import { VisitSoFar } from './visit-so-far.tsx';

/** The shops with what finds one of them: who comes with a shop never sees it. */
const choicePart = lazyPart(() => import('./choose-shop.tsx'));

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
  const { services: lines } = useStore(visit.$plan);
  const services = useMemo(() => lines.map(({ service }) => service), [lines]);
  const shops = useShops(site, services);
  const part = choicePart.usePart(true);
  const isSpoken = useStore(site.texts.$texts).has('shop-picker');
  useEffect(() => void site.texts.ensure('shop-picker'), [site]);
  const title = t('booking:shop.title');
  const waiting = <PickerSkeleton shops={shops} isTitled={false} />;
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
        {part.kind === 'failed' ? (
          <ErrorState onRetry={part.retry} />
        ) : part.kind === 'ready' && isSpoken ? (
          <part.value.ChooseShop
            {...{ site, company, services, shops, title, waiting }}
            onChoose={({ id }) => {
              site.bookingCart.setShop(id);
              goToStep(site.navigation, 'time');
            }}
          />
        ) : (
          waiting
        )}
      </div>
    </section>
  );
}
