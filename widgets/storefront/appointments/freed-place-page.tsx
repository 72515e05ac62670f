import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Hold } from '#domain/appointment.ts';
import { dateAt } from '#domain/availability/clock-change.ts';
import type { Shop } from '#domain/catalogue.ts';
import type { Company } from '#domain/company.ts';
import { formatSpokenTime } from '#domain/time/format-time.ts';
import { createFreedPlace, type FreedPlaceStore } from '#stores/appointments/freed-place.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { focusInView } from '#ui/focus-in-view.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { PlacedLines, VisitMoment, VisitPlace } from '#widgets/booking/details/visit-summary.view.tsx';
import { useNamesZone, useOffline } from '#widgets/booking/reservation/use-clock.ts';
import { openReservation } from '#widgets/cart/use-booking-cart.ts';
import { FreedPlaceView } from '#widgets/manage/freed-place.view.tsx';
import { PagesSkeleton } from '../pages/pages-skeleton.view.tsx';
import { targetTo } from '../place/target.ts';
import { EmptyBag } from '../states/art.view.tsx';
import { PlainPage } from '../states/plain-page.view.tsx';
import { useKey } from './manage-page.tsx';

interface FreedPlacePageProps {
  readonly site: Site;
  readonly company: Company;
  readonly shops: readonly Shop[] | null;
  readonly id: string;
}

const ENDS = ['taken', 'left', 'missed'] as const;

/** Nothing is kept here any more, and why. */
function Ended({ site, status }: { readonly site: Site; readonly status: string }) {
  const { t } = useTexts();
  const end = ENDS.find((each) => each === status) ?? 'missed';
  const frame = useRef<HTMLDivElement>(null);
  // What was pressed to get here, in a dialog, is gone.
  useEffect(() => {
    if (end === 'left') focusInView(frame.current);
  }, [end]);
  return (
    <div ref={frame} tabIndex={-1} className={tw('!outline-none scroll-mt-head')}>
      <PlainPage
        art={<EmptyBag />}
        title={t(`manage:place.${end}`)}
        action={
          <ButtonLink to={targetTo(site.navigation, { kind: 'services' })}>
            {t(end === 'taken' ? 'manage:again' : 'manage:place.choose')}
          </ButtonLink>
        }
      >
        <p>{t(`manage:place.${end}Text`)}</p>
      </PlainPage>
    </div>
  );
}

/** The kept place becomes the reservation of this tab, which goes on where a chosen time leaves off. */
function useTake(site: Site, store: FreedPlaceStore, hold: Hold, shop: Shop) {
  const [isTaking, setTaking] = useState(false);
  async function take(): Promise<void> {
    setTaking(true);
    await site.catalogue.ensureCategories();
    const services = (valueOf(site.catalogue.$categories.get()) ?? []).flatMap((each) => each.services);
    const ids = hold.lines.flatMap(
      ({ externalServiceId: serviceId }) =>
        services.find(({ externalId }) => externalId === serviceId)?.id ?? [],
    );
    store.adopt();
    site.bookingCart.replace(ids, shop.id);
    openReservation(site);
    setTaking(false);
  }
  return { isTaking, take: () => void take() };
}

function Kept({
  site,
  company,
  store,
  hold,
  shop,
}: Omit<FreedPlacePageProps, 'shops' | 'id'> & {
  readonly store: FreedPlaceStore;
  readonly hold: Hold;
  readonly shop: Shop;
}) {
  const { locale } = useTexts();
  const { query } = useStore(site.navigation.$place);
  const isLeaving = useStore(store.$isLeaving);
  const { isTaking, take } = useTake(site, store, hold, shop);
  const { startsAt } = hold.lines[0];
  const namesZone = useNamesZone(shop.timeZone, startsAt);
  const visit = {
    shop,
    namesZone,
    lines: hold.lines,
    total: hold.total,
    currency: company.currency,
    date: dateAt(startsAt, shop.timeZone),
  };
  return (
    <FreedPlaceView
      until={formatSpokenTime(locale, shop.timeZone, hold.expiresAt)}
      moment={<VisitMoment visit={visit} />}
      place={<VisitPlace shop={shop} />}
      lines={<PlacedLines visit={visit} />}
      isTaking={isTaking}
      isLeaving={isLeaving}
      asksToLeave={query.tab === 'leave'}
      onTake={take}
      onLeave={() => void store.leave()}
    />
  );
}

/** What the link of the waiting list's mail opens. */
export function FreedPlacePage({ site, company, shops, id }: FreedPlacePageProps) {
  const key = useKey(site, id);
  const isOffline = useOffline();
  const [store] = useState(() =>
    createFreedPlace(
      { api: site.api, currency: () => company.currency, tab: site.keep.tab, chance: site.ports.chance },
      { id, key },
    ),
  );
  const load = useStore(store.$place);
  useEffect(() => {
    void store.load();
    void site.catalogue.ensureShops();
  }, [site, store]);
  if (load.kind === 'failed') {
    if (load.problem.type === 'not_found') return <Ended site={site} status="missed" />;
    return <ErrorState text={load.problem.message} offline={isOffline} onRetry={() => void store.load()} />;
  }
  const place = valueOf(load);
  if (!place || !shops) return <PagesSkeleton />;
  const shop = shops.find(({ externalId }) => externalId === place.hold?.externalShopId);
  if (!place.hold || !shop) return <Ended site={site} status={place.status} />;
  return <Kept site={site} company={company} store={store} hold={place.hold} shop={shop} />;
}
