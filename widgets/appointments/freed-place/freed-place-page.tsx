import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Hold } from '#domain/appointments/appointment.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { placedMinutes } from '#domain/catalogue/visit-duration.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { formatSpokenTime } from '#domain/time/format-time.ts';
import type { FreedPlaceStore } from '#stores/appointments/freed-place.ts';
import { openHeldMove } from '#stores/appointments/moving/move-place.ts';
import { valueOf } from '#stores/load.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { focusInView } from '#ui/focus/focus-in-view.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { FreedPlaceView } from './freed-place.view.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { EmptyArt } from '#ui/states/art/empty-art.tsx';
import { PlainPage } from '#ui/states/plain-page.tsx';
import { useNamesZone } from '#ui/use-names-zone.ts';
import { useOffline } from '#ui/environment/use-offline.ts';
import type { AppointmentPageProps } from '../page-props.ts';
import { VisitInBrief } from '../visit-in-brief.view.tsx';
import { useKey } from '../use-key.ts';
import { WaitingPlaceScreen } from './waiting-place.tsx';

const ENDS = ['taken', 'left', 'missed'] as const;

/** Nothing is kept here any more, and why. */
function Ended({
  site,
  parts,
  status,
}: Pick<AppointmentPageProps, 'site' | 'parts'> & { readonly status: string }) {
  const { t } = useTexts();
  const end = ENDS.find((each) => each === status) ?? 'missed';
  const container = useRef<HTMLDivElement>(null);
  // What was pressed to get here, in a dialog, is gone.
  useEffect(() => {
    if (end === 'left') focusInView(container.current);
  }, [end]);
  return (
    <div ref={container} tabIndex={-1} className={tw('!outline-none scroll-mt-head')}>
      <PlainPage
        art={<EmptyArt />}
        title={t(`appointments:place.${end}`)}
        action={
          <ButtonLink to={parts.targetTo(site.navigation, { kind: 'services' })}>
            {t(end === 'taken' ? 'appointments:again' : 'appointments:place.choose')}
          </ButtonLink>
        }
      >
        <p>{t(`appointments:place.${end}Text`)}</p>
      </PlainPage>
    </div>
  );
}

interface HeldPlaceProps extends Omit<AppointmentPageProps, 'shops'> {
  readonly store: FreedPlaceStore;
  readonly hold: Hold;
  readonly shop: Shop;
  /** What is to move there; null: it is booked there. */
  readonly appointmentId: string | null;
}

/**
 * The kept place becomes the reservation of this tab, or the time that its appointment is about to move to: either goes on where a
 * chosen time leaves off.
 */
function useTake({ site, parts, store, hold, shop, appointmentId }: HeldPlaceProps) {
  const [isTaking, setTaking] = useState(false);
  async function take(): Promise<void> {
    setTaking(true);
    await site.catalogue.ensureCategories();
    const services = (valueOf(site.catalogue.$categories.get()) ?? []).flatMap((each) => each.services);
    const held = hold.lines.flatMap((line) => {
      const service = services.find(({ externalId }) => externalId === line.externalServiceId);
      return service ? { id: service.id, minutes: placedMinutes([line]) } : [];
    });
    const durations = Object.fromEntries(held.map(({ id, minutes }) => [id, minutes]));
    if (appointmentId === null) {
      store.adopt(durations);
      site.bookingCart.replace(
        held.map(({ id }) => id),
        shop.id,
      );
      parts.openReservation(site);
    } else {
      store.adoptMove(durations);
      openHeldMove(site.navigation, appointmentId);
    }
    setTaking(false);
  }
  return { isTaking, take: () => void take() };
}

function HeldPlace(props: HeldPlaceProps) {
  const { site, company, parts, store, hold, shop } = props;
  const { locale } = useTexts();
  const { query } = useStore(site.navigation.$place);
  const isLeaving = useStore(store.$isLeaving);
  const { isTaking, take } = useTake(props);
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
      moment={<parts.VisitMoment visit={visit} />}
      place={<parts.VisitPlace shop={shop} />}
      lines={<parts.PlacedLines visit={visit} />}
      subject={<VisitInBrief lines={hold.lines} shop={shop} />}
      isMove={props.appointmentId !== null}
      isTaking={isTaking}
      isLeaving={isLeaving}
      asksToLeave={query.tab === 'leave'}
      onTake={take}
      onLeave={() => void store.leave()}
    />
  );
}

/** What the link of the waiting list's mail opens. */
export function FreedPlacePage({ id, shops, ...props }: AppointmentPageProps & { readonly id: string }) {
  const { site, appointments } = props;
  const key = useKey(appointments, id);
  const isOffline = useOffline();
  const [store] = useState(() => appointments.openFreedPlace({ id, key }));
  const load = useStore(store.$place);
  useEffect(() => {
    void store.load();
    void site.catalogue.ensureShops();
    void site.catalogue.ensureCategories();
  }, [site, store]);
  if (load.kind === 'failed') {
    if (load.problem.type === 'not_found') return <Ended {...props} status="missed" />;
    return <ErrorState problem={load.problem} offline={isOffline} onRetry={() => void store.load()} />;
  }
  const place = valueOf(load);
  if (!place || !shops) return <PagesSkeleton />;
  const at = place.hold?.externalShopId ?? place.externalShopId;
  const shop = shops.find(({ externalId }) => externalId === at);
  if (shop && place.status === 'waiting' && place.times) {
    return <WaitingPlaceScreen {...props} {...{ store, place, shop }} times={place.times} />;
  }
  if (!place.hold || !shop) return <Ended {...props} status={place.status} />;
  const { hold, appointmentId } = place;
  return <HeldPlace {...props} {...{ store, hold, shop, appointmentId }} />;
}
