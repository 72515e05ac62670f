import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { shownStatus } from '#domain/appointments/booking-status.ts';
import type { ManagedAppointment } from '#domain/appointments/cancelling.ts';
import { textIn } from '#domain/locale.ts';
import { formatMoney } from '#domain/prices/money.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { visitFeature } from '#stores/visit/feature.ts';
import { useTexts } from '#ui/texts.ts';
import { MoveScreen } from '../move/move-screen.tsx';
import { StatusMark } from '../status.view.tsx';
import { Actions } from './actions.tsx';
import { AppointmentView } from './appointment.view.tsx';
import { useNews } from './news.tsx';
import type { AppointmentScreenProps } from '../page-props.ts';
import { usePlaced } from './use-placed.ts';

/** The services of the appointment as they are offered now; null where one is no longer booked online. */
function useServices(site: Site, { appointment }: ManagedAppointment) {
  const categories = valueOf(useStore(site.catalogue.$categories)) ?? [];
  const all = categories.flatMap(({ services }) => services);
  const found = appointment.lines.map((line) =>
    all.find(({ externalId }) => externalId === line.externalServiceId),
  );
  const services = found.filter((service) => service !== undefined && service.bookable);
  return services.length === found.length ? services.filter((service) => service !== undefined) : null;
}

interface ShownProps extends AppointmentScreenProps {
  readonly canBeBooked: boolean;
  readonly onMove: () => void;
  readonly hasMoved: boolean;
}

function Shown({ onMove, hasMoved, canBeBooked, ...props }: ShownProps) {
  const { site, company, store, managed, shop, appointments, parts } = props;
  const { locale, t } = useTexts();
  const cancelling = useStore(store.$cancelling);
  const news = useNews(props, cancelling, hasMoved);
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
      actions={<Actions {...props} canBeBooked={canBeBooked} onMove={onMove} shown={shown} />}
    />
  );
}

/** An appointment, or the choice of another time for it. */
export function AppointmentScreen(props: AppointmentScreenProps) {
  const { site, managed, appointments } = props;
  const services = useServices(site, managed);
  const [isMoving, setMoving] = useState(() => managed.mayMove && appointments.isMoveHeld(managed));
  const [hasMoved, setMoved] = useState(false);
  if (isMoving && services !== null) {
    return (
      <MoveScreen
        {...props}
        services={services}
        onDone={(moved) => {
          setMoving(false);
          setMoved(moved);
        }}
      />
    );
  }
  return (
    <Shown {...props} canBeBooked={services !== null} hasMoved={hasMoved} onMove={() => setMoving(true)} />
  );
}
