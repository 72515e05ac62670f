import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { shownStatus } from '#domain/appointments/booking-status.ts';
import { offeredVisit, type OfferedVisit } from '#domain/appointments/rebooking/offered-visit.ts';
import { valueOf } from '#stores/load.ts';
import { visitFeature } from '#stores/visit/feature.ts';
import { useTexts } from '#ui/texts.ts';
import { SmsReminder } from '#widgets/visit-summary/sms-reminder.view.tsx';
import { MoveScreen } from '../move/move-screen.tsx';
import { StatusMark } from '../status.view.tsx';
import { Actions } from './actions.tsx';
import { AppointmentView } from './appointment.view.tsx';
import { useNews } from './news.tsx';
import type { AppointmentScreenProps } from '../page-props.ts';
import { usePlaced } from './use-placed.ts';

interface ShownProps extends AppointmentScreenProps {
  readonly offered: OfferedVisit;
  readonly onMove: () => void;
  readonly hasMoved: boolean;
  /** It was to be moved, and its deadline has passed. */
  readonly hasLapsed: boolean;
}

function Shown({ onMove, hasMoved, hasLapsed, offered, ...props }: ShownProps) {
  const { site, store, managed, shop, appointments, parts } = props;
  const { t } = useTexts();
  const cancelling = useStore(store.$cancelling);
  const elsewhere = useStore(store.$changedElsewhere);
  const news = useNews(props, cancelling, { hasMoved, hasLapsed, elsewhere });
  const { appointment } = managed;
  const hasChanged = hasMoved || elsewhere !== null || cancelling.kind === 'done';
  useEffect(() => {
    if (hasChanged) appointments.forgetConfirmation(appointment.id, site.opened(visitFeature).get());
  }, [hasChanged, appointments, site, appointment.id]);
  const shown = shownStatus(appointment.status, appointment.endsAt, appointments.now());
  const visit = usePlaced(props, shown);
  return (
    <AppointmentView
      title={t(shown === 'cancelled' ? 'appointments:cancelledTitle' : 'appointments:title')}
      reference={appointment.reference}
      status={<StatusMark shown={shown} word={appointment.status} />}
      news={news}
      moment={<parts.VisitMoment visit={visit} />}
      place={<parts.VisitPlace shop={shop} />}
      lines={<parts.PlacedLines visit={visit} />}
      documents={<parts.DocumentLinks documents={managed.documents} />}
      message={<parts.CustomerMessage message={appointment.contact.message} />}
      reminder={<SmsReminder appointment={appointment} shop={shop} />}
      actions={<Actions {...props} offered={offered} onMove={onMove} shown={shown} />}
    />
  );
}

/** The move of the appointment as a place of the page, and whether it was over before it was done. */
function useMovePlace({ site: { navigation }, managed, appointments }: AppointmentScreenProps) {
  const { startsAt } = managed.appointment;
  const [place] = useState(() => appointments.openMovePlace(navigation, managed));
  const step = useStore(place.$step);
  const [from, setFrom] = useState(startsAt);
  return {
    place,
    step: managed.mayMove ? step : null,
    // Not where it has just moved to a time that may not be changed any more.
    hasLapsed: step !== null && !managed.mayMove && managed.terms.mayCancel && from === startsAt,
    begin() {
      setFrom(startsAt);
      place.begin();
    },
  };
}

/** An appointment, or the choice of another time for it. */
export function AppointmentScreen(props: AppointmentScreenProps) {
  const { site, store, managed } = props;
  const categories = valueOf(useStore(site.catalogue.$categories)) ?? [];
  const offered = offeredVisit(managed.appointment.lines, categories);
  const { place, step, hasLapsed, begin } = useMovePlace(props);
  const [hasMoved, setMoved] = useState(false);
  // At once: the browser needs a moment to go back.
  const [isLeft, setLeft] = useState(false);
  if (isLeft && step === null) setLeft(false);
  const elsewhere = useStore(store.$changedElsewhere);
  const isOvertaken = elsewhere !== null && step !== null;
  useEffect(() => {
    if (isOvertaken) place.leave();
  }, [isOvertaken, place]);
  if (step !== null && !isLeft && !isOvertaken && offered.missing.length === 0) {
    return (
      <MoveScreen
        {...props}
        step={step}
        place={place}
        services={offered.services}
        onDone={(moved) => {
          setMoved(moved);
          setLeft(true);
          place.leave();
        }}
      />
    );
  }
  return <Shown {...props} {...{ offered, hasMoved, hasLapsed }} onMove={begin} />;
}
