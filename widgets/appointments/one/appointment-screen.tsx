import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { shownStatus } from '#domain/appointments/booking-status.ts';
import type { PlacedService } from '#domain/appointments/appointment.ts';
import type { ManagedAppointment } from '#domain/appointments/changing/cancelling.ts';
import { textIn } from '#domain/locale.ts';
import { formatMoney } from '#domain/prices/money.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { visitFeature } from '#stores/visit/feature.ts';
import { useTexts } from '#ui/texts.ts';
import { MoveScreen } from '../move/move-screen.tsx';
import { StatusMark } from '../status.view.tsx';
import { Actions, type OfferedVisit } from './actions.tsx';
import { AppointmentView } from './appointment.view.tsx';
import { useNews } from './news.tsx';
import type { AppointmentScreenProps } from '../page-props.ts';
import { usePlaced } from './use-placed.ts';

/** What of the appointment is offered now, and what is no longer booked online, or never was by itself. */
function useOffered(site: Site, { appointment }: ManagedAppointment): OfferedVisit {
  const categories = valueOf(useStore(site.catalogue.$categories)) ?? [];
  const all = categories.flatMap(({ services }) => services).filter(({ bookable }) => bookable);
  const serviceOf = (line: PlacedService) =>
    all.find(({ externalId }) => externalId === line.externalServiceId);
  const offered = appointment.lines.filter((line) => serviceOf(line));
  return {
    services: offered.flatMap((line) => serviceOf(line) ?? []),
    durations: offered.map(({ startsAt, endsAt }) => (endsAt - startsAt) / 60_000),
    // Whoever is not named is nobody's to choose.
    practitioners: offered.map(({ practitioner: { id, name }, isPractitionerChosen }) =>
      isPractitionerChosen && name ? id : null,
    ),
    missing: appointment.lines.filter((line) => !serviceOf(line)).map(({ name }) => name),
  };
}

/** `?tab=move` of the address of an appointment. */
const MOVE = 'move';

interface ShownProps extends AppointmentScreenProps {
  readonly offered: OfferedVisit;
  readonly onMove: () => void;
  readonly hasMoved: boolean;
  /** It was to be moved, and its deadline has passed. */
  readonly hasLapsed: boolean;
}

function Shown({ onMove, hasMoved, hasLapsed, offered, ...props }: ShownProps) {
  const { site, company, store, managed, shop, appointments, parts } = props;
  const { locale, t } = useTexts();
  const cancelling = useStore(store.$cancelling);
  const news = useNews(props, cancelling, { hasMoved, hasLapsed });
  const visit = usePlaced(props);
  const { appointment, discount, paid, left } = managed;
  const hasChanged = hasMoved || cancelling.kind === 'done';
  useEffect(() => {
    if (hasChanged) appointments.forgetConfirmation(appointment.id, site.opened(visitFeature).get());
  }, [hasChanged, appointments, site, appointment.id]);
  const shown = shownStatus(appointment.status, appointment.endsAt, appointments.now());
  const sums = [
    {
      label: textIn(locale, appointment.discountName) || t('reservation:summary.discount'),
      cents: -discount,
    },
    { label: t('appointments:paid'), cents: paid },
    { label: t('appointments:left'), cents: shown === 'confirmed' || shown === 'awaiting' ? left : 0 },
  ];
  return (
    <AppointmentView
      title={t(shown === 'cancelled' ? 'appointments:cancelledTitle' : 'appointments:title')}
      reference={appointment.reference}
      status={<StatusMark shown={shown} word={appointment.status} />}
      news={news}
      moment={<parts.VisitMoment visit={visit} />}
      place={<parts.VisitPlace shop={shop} />}
      lines={<parts.PlacedLines visit={visit} />}
      sums={sums
        .filter(({ cents }) => cents !== 0)
        .map(({ label, cents }) => ({ label, amount: formatMoney(locale, cents, company.currency) }))}
      actions={<Actions {...props} offered={offered} onMove={onMove} shown={shown} />}
    />
  );
}

/** The choice of another time is a place of its own, as far as the page has any: Back leads from it to the appointment. */
function useMovePlace({ site: { navigation }, managed }: AppointmentScreenProps, isResumed: () => boolean) {
  const { route, query } = useStore(navigation.$place);
  // Where the address tells of the move, the address alone ends it.
  const [isKept, setKept] = useState(() => query.tab !== MOVE && isResumed());
  const hasOpened = useRef(false);
  const { startsAt } = managed.appointment;
  const [from, setFrom] = useState(startsAt);
  const isWished = query.tab === MOVE || isKept;
  return {
    isMoving: isWished && managed.mayMove,
    // Not where it has just moved to a time that may not be changed any more.
    hasLapsed: isWished && !managed.mayMove && managed.terms.mayCancel && from === startsAt,
    begin() {
      setFrom(startsAt);
      hasOpened.current = route !== null && navigation.open(route, { tab: MOVE });
      if (!hasOpened.current) setKept(true);
    },
    end() {
      setKept(false);
      if (route === null || query.tab !== MOVE) return;
      if (hasOpened.current && navigation.mode !== 'memory') navigation.history.go(-1);
      else navigation.open(route, {}, { replace: true });
    },
  };
}

/** An appointment, or the choice of another time for it. */
export function AppointmentScreen(props: AppointmentScreenProps) {
  const { site, managed, appointments } = props;
  const offered = useOffered(site, managed);
  const { isMoving, hasLapsed, begin, end } = useMovePlace(
    props,
    () => managed.mayMove && appointments.isMoveHeld(managed),
  );
  const [hasMoved, setMoved] = useState(false);
  if (isMoving && offered.missing.length === 0) {
    return (
      <MoveScreen
        {...props}
        services={offered.services}
        onDone={(moved) => {
          setMoved(moved);
          end();
        }}
      />
    );
  }
  return <Shown {...props} {...{ offered, hasMoved, hasLapsed }} onMove={begin} />;
}
