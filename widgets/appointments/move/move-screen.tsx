import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { movedTotal, type OpenCancelRule } from '#domain/appointments/cancelling.ts';
import { movedCancelRule } from '#domain/appointments/moving.ts';
import type { Service } from '#domain/catalogue/catalogue.ts';
import type { Hold } from '#domain/appointments/appointment.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import type { MovingStore } from '#stores/appointments/moving.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { useStepFocus } from '#ui/focus/use-step-focus.ts';
import { useNamesZone } from '#ui/use-names-zone.ts';
import { ConfirmMoveView } from './confirm-move.view.tsx';
import { momentText } from '../moment-text.ts';
import type { AppointmentScreenProps } from '../page-props.ts';
import type { AppointmentParts } from '../parts.ts';

interface MoveScreenProps extends AppointmentScreenProps {
  readonly services: readonly Service[];
  readonly onDone: (moved: boolean) => void;
}

/** One move, from the first free day to the last button; what is held is given back when the screen is left, and kept over a reload. */
function useMoving({ store, managed, shop, services, appointments }: MoveScreenProps): MovingStore {
  const [moving] = useState(() => appointments.openMove({ store, managed, shop, services }));
  useEffect(() => () => moving.dispose(), [moving]);
  return moving;
}

function Choosing({ moving, ...props }: MoveScreenProps & { readonly moving: MovingStore }) {
  const texts = useTexts();
  const { t } = texts;
  const { site, shop, managed, parts, onDone } = props;
  const heading = useStepFocus('move');
  return (
    <div>
      <Button variant="back" onPress={() => onDone(false)}>
        <BackIcon className="w-4 h-4" />
        {t('appointments:move.back')}
      </Button>
      <Heading variant="headline" focusRef={heading} className="mt-2 mb-2 @[60em]:mt-4 @[60em]:mb-3">
        {t('appointments:move.title')}
      </Heading>
      <p className={tw('mb-4 @[60em]:mb-8 max-w-reading text-muted')}>
        {t('appointments:move.current', {
          moment: momentText(texts, shop.timeZone, managed.appointment.startsAt),
        })}{' '}
        {t('appointments:moveRule', { moment: momentText(texts, shop.timeZone, managed.terms.cancelUntil) })}
      </p>
      <parts.ChooseTime site={site} visit={moving} shop={shop} />
    </div>
  );
}

/** When, and by whom: they may be others than before. */
function Moment({
  visit,
  parts,
}: {
  readonly visit: Omit<PlacedVisit, 'date' | 'namesZone'>;
  readonly parts: AppointmentParts;
}) {
  const { t } = useTexts();
  const { lines, shop } = visit;
  const { startsAt } = lines[0];
  const namesZone = useNamesZone(shop.timeZone, startsAt);
  const people = [...new Set(lines.map(({ practitioner }) => practitioner.name))];
  return (
    <>
      <parts.VisitMoment visit={{ ...visit, namesZone, date: dateAt(startsAt, shop.timeZone) }} />
      <span className={tw('block')}>
        {people.flatMap((name) => (name ? t('reservation:summary.with', { name }) : [])).join(', ')}
      </span>
    </>
  );
}

/** Until when the new time may be given up in its turn. */
function NewDeadline({
  rule,
  shop: { timeZone },
  currency,
  parts,
}: Pick<MoveScreenProps, 'shop' | 'parts'> & {
  readonly rule: OpenCancelRule;
  readonly currency: Currency;
}) {
  const texts = useTexts();
  const { locale, t } = texts;
  if (rule.kind !== 'late') return <parts.CancellationDeadline {...{ rule, timeZone, currency }} />;
  const amount = formatMoney(locale, rule.fee, currency);
  return (
    <>
      {t('appointments:move.thenLate', { moment: momentText(texts, timeZone, rule.since) })}
      {rule.fee > 0 && ` ${t('appointments:move.thenFee', { amount })}`}
    </>
  );
}

function Confirming({
  moving,
  hold,
  ...props
}: MoveScreenProps & { readonly moving: MovingStore; readonly hold: Hold }) {
  const { company, managed, shop, appointments, parts, onDone } = props;
  const texts = useTexts();
  const { locale, t } = texts;
  const heading = useStepFocus('confirm-move');
  const sending = useStore(moving.$sending);
  const secondsLeft = useStore(moving.$secondsLeft);
  const { appointment } = managed;
  const total = movedTotal(managed, hold.total);
  const money = (cents: number) => formatMoney(locale, cents, company.currency);
  const visit = { shop, total, currency: company.currency };
  const { startsAt } = hold.lines[0];
  const until = momentText(texts, shop.timeZone, managed.terms.cancelUntil);
  const rule = movedCancelRule(managed, { startsAt, total }, appointments.now());
  return (
    <ConfirmMoveView
      before={
        <>
          <Moment parts={parts} visit={{ ...visit, lines: appointment.lines }} />
          <span className={tw('block mt-2')}>{t('appointments:moveRule', { moment: until })}</span>
        </>
      }
      after={
        <>
          <Moment parts={parts} visit={{ ...visit, lines: hold.lines }} />
          <span className={tw('block mt-2')}>
            <NewDeadline rule={rule} shop={shop} currency={company.currency} parts={parts} />
          </span>
        </>
      }
      price={
        total === appointment.total
          ? t('appointments:move.samePrice', { price: money(total) })
          : t('appointments:move.price', { before: money(appointment.total), now: money(total) })
      }
      hold={
        secondsLeft !== null && (
          <parts.HoldClock
            secondsLeft={secondsLeft}
            expiresAt={hold.expiresAt}
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
