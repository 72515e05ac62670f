import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { dateAt } from '#domain/availability/clock-change.ts';
import { movedTotal } from '#domain/cancelling.ts';
import type { Service } from '#domain/catalogue.ts';
import type { Hold } from '#domain/appointment.ts';
import { formatMoney } from '#domain/money.ts';
import { createMoving, type MovingStore } from '#stores/appointments/moving.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { ArrowLeft } from '#ui/arrows.tsx';
import { useTexts } from '#ui/texts.ts';
import { HoldClock } from '#widgets/booking/details/hold-clock.view.tsx';
import { VisitMoment, type PlacedVisit } from '#widgets/booking/details/visit-summary.view.tsx';
import { PractitionersView } from '#widgets/booking/reservation/practitioners.view.tsx';
import { Setback } from '#widgets/booking/reservation/setback.tsx';
import { Slots } from '#widgets/booking/reservation/time-step.tsx';
import { useNamesZone } from '#widgets/booking/reservation/use-clock.ts';
import { useStepFocus } from '#widgets/booking/reservation/use-step-focus.ts';
import { textIn } from '#domain/locale.ts';
import { ConfirmMoveView } from '#widgets/manage/confirm-move.view.tsx';
import { momentText } from '#widgets/manage/moment-text.ts';
import type { AppointmentScreenProps } from './appointment-screen.tsx';

interface MoveScreenProps extends AppointmentScreenProps {
  readonly services: readonly Service[];
  readonly onDone: (moved: boolean) => void;
}

/** One move, from the first free day to the last button; what is held is given back when the screen is left, and kept over a reload. */
function useMoving({ site, company, store, managed, shop, services }: MoveScreenProps): MovingStore {
  const [moving] = useState(() =>
    createMoving(
      {
        api: site.api,
        ports: site.ports,
        tab: site.keep.tab,
        complain: (what) =>
          site.ports.report({ kind: 'wire', message: `Left out: a ${what} that cannot be read.` }),
        currency: () => company.currency,
        locale: () => site.locale.$locale.get(),
        cuttingMinutes: () => company.booking.slotMinutes,
      },
      { store, managed, shop, services },
    ),
  );
  useEffect(() => () => moving.dispose(), [moving]);
  return moving;
}

function People({ moving }: { readonly moving: MovingStore }) {
  const { locale } = useTexts();
  const plan = useStore(moving.$plan);
  return (
    <div className={tw('grid gap-5 mb-8')}>
      {plan.services.map(({ service, practitioners, practitionerId }) => (
        <PractitionersView
          key={service.id}
          serviceName={textIn(locale, service.name)}
          practitioners={practitioners}
          chosenId={practitionerId}
          onChoose={(id) => moving.choosePractitioner(service.id, id)}
        />
      ))}
    </div>
  );
}

function Choosing({ moving, ...props }: MoveScreenProps & { readonly moving: MovingStore }) {
  const texts = useTexts();
  const { t } = texts;
  const { shop, managed, onDone } = props;
  const heading = useStepFocus('move');
  const stage = useStore(moving.$stage);
  return (
    <div>
      <Button look="back" onPress={() => onDone(false)}>
        <ArrowLeft className="w-4 h-4" />
        {t('manage:move.back')}
      </Button>
      <Heading look="headline" focusRef={heading} className="mt-4 mb-3">
        {t('manage:move.title')}
      </Heading>
      <p className={tw('mb-8 max-w-reading text-muted')}>
        {t('manage:move.current', { moment: momentText(texts, shop.timeZone, managed.appointment.startsAt) })}
      </p>
      <Setback
        stage={stage}
        shop={shop}
        onChoose={(date, start) => void moving.choose(date, start)}
        onOtherShop={null}
      />
      <Below>
        <People moving={moving} />
        <Slots visit={moving} shop={shop} />
      </Below>
    </div>
  );
}

/** When, and by whom: they may be others than before. */
function Moment({ visit }: { readonly visit: Omit<PlacedVisit, 'date' | 'namesZone'> }) {
  const { t } = useTexts();
  const { lines, shop } = visit;
  const { startsAt } = lines[0];
  const namesZone = useNamesZone(shop.timeZone, startsAt);
  const people = [...new Set(lines.map(({ practitioner }) => practitioner.name))];
  return (
    <>
      <VisitMoment visit={{ ...visit, namesZone, date: dateAt(startsAt, shop.timeZone) }} />
      <span className={tw('block')}>
        {people.flatMap((name) => (name ? t('reservation:summary.with', { name }) : [])).join(', ')}
      </span>
    </>
  );
}

function Confirming({
  moving,
  hold,
  ...props
}: MoveScreenProps & { readonly moving: MovingStore; readonly hold: Hold }) {
  const { company, managed, shop, onDone } = props;
  const { locale, t } = useTexts();
  const heading = useStepFocus('confirm-move');
  const sending = useStore(moving.$sending);
  const secondsLeft = useStore(moving.$secondsLeft);
  const { appointment } = managed;
  const total = movedTotal(managed, hold.total);
  const money = (cents: number) => formatMoney(locale, cents, company.currency);
  const visit = { shop, total, currency: company.currency };
  return (
    <ConfirmMoveView
      before={<Moment visit={{ ...visit, lines: appointment.lines }} />}
      after={<Moment visit={{ ...visit, lines: hold.lines }} />}
      price={
        total === appointment.total
          ? t('manage:move.samePrice')
          : t('manage:move.price', { before: money(appointment.total), now: money(total) })
      }
      hold={
        secondsLeft !== null && (
          <HoldClock
            secondsLeft={secondsLeft}
            expiresAt={hold.expiresAt}
            timeZone={shop.timeZone}
            isExtending={false}
            onExtend={null}
          />
        )
      }
      isSending={sending.kind === 'sending'}
      trouble={
        sending.kind === 'refused' || sending.kind === 'unknown'
          ? { kind: sending.kind, message: sending.problem.message }
          : null
      }
      onConfirm={() => void moving.confirm().then((moved) => moved && onDone(true))}
      onOther={moving.release}
      focusRef={heading}
    />
  );
}

/** Another time for an appointment. */
export function MoveScreen(props: MoveScreenProps) {
  const moving = useMoving(props);
  const stage = useStore(moving.$stage);
  return stage.kind === 'held' ? (
    <Confirming {...props} moving={moving} hold={stage.hold} />
  ) : (
    <Choosing {...props} moving={moving} />
  );
}
