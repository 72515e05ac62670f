import { useStore } from '@nanostores/react';
import type { Hold } from '#domain/appointments/appointment.ts';
import { type OpenCancelRule } from '#domain/appointments/changing/cancelling.ts';
import { movedCancelRule, movedTotal } from '#domain/appointments/changing/moving.ts';
import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { formatMoney, type Cents, type Currency } from '#domain/prices/money.ts';
import type { MovingStore } from '#stores/appointments/moving/moving.ts';
import { tw } from '#theme/sheet.ts';
import { useStepFocus } from '#ui/focus/use-step-focus.ts';
import { HoldClock } from '#ui/held-time/hold-clock.tsx';
import { useTexts } from '#ui/texts.ts';
import { useNamesZone } from '#ui/use-names-zone.ts';
import { momentText } from '../moment-text.ts';
import type { AppointmentScreenProps } from '../page-props.ts';
import type { AppointmentParts } from '../parts.ts';
import { MovedLines } from './moved-lines.view.tsx';
import { MovedSums } from './moved-sums.view.tsx';
import { ConfirmMoveView } from './confirm-move.view.tsx';

/** When, by the clock of the shop. */
function Moment({
  visit,
  parts,
}: {
  readonly visit: Omit<PlacedVisit, 'date' | 'namesZone'>;
  readonly parts: AppointmentParts;
}) {
  const { lines, shop } = visit;
  const { startsAt } = lines[0];
  const namesZone = useNamesZone(shop.timeZone, startsAt);
  return <parts.VisitMoment visit={{ ...visit, namesZone, date: dateAt(startsAt, shop.timeZone) }} />;
}

/** Until when the new time may be given up in its turn. */
function NewDeadline({
  rule,
  shop: { timeZone },
  currency,
  parts,
}: Pick<AppointmentScreenProps, 'shop' | 'parts'> & {
  readonly rule: OpenCancelRule;
  readonly currency: Currency;
}) {
  const texts = useTexts();
  const { locale, t } = texts;
  // As the time that it has now says it.
  if (rule.kind === 'free' && rule.lateFee === null)
    return t('appointments:moveRule', { moment: momentText(texts, timeZone, rule.until) });
  if (rule.kind !== 'late') return <parts.CancellationDeadline {...{ rule, timeZone, currency }} />;
  const amount = formatMoney(locale, rule.fee, currency);
  return (
    <>
      {t('appointments:move.thenLate')}
      {rule.fee > 0 && ` ${t('appointments:move.thenFee', { amount })}`}
    </>
  );
}

/** The time that the appointment has and the one that it would have. */
function useTimes({ hold, company, managed, shop, appointments, parts }: ConfirmingProps, total: Cents) {
  const visit = { shop, total, currency: company.currency };
  const { startsAt } = hold.lines[0];
  const rule = movedCancelRule(managed, { startsAt, total }, appointments.now());
  return {
    before: <Moment parts={parts} visit={{ ...visit, lines: managed.appointment.lines }} />,
    after: (
      <>
        <Moment parts={parts} visit={{ ...visit, lines: hold.lines }} />
        <span className={tw('block mt-2')}>
          <NewDeadline rule={rule} shop={shop} currency={company.currency} parts={parts} />
        </span>
      </>
    ),
  };
}

interface ConfirmingProps extends AppointmentScreenProps {
  readonly moving: MovingStore;
  readonly hold: Hold;
  /** The times once more; this one is still held. */
  readonly onOther: () => void;
  readonly onDone: (moved: boolean) => void;
}

/** The held time beside the one that the appointment has, each with what holds for it. */
export function Confirming(props: ConfirmingProps) {
  const { moving, hold, company, managed, shop, onOther, onDone } = props;
  const heading = useStepFocus('confirm-move');
  const sending = useStore(moving.$sending);
  const secondsLeft = useStore(moving.$secondsLeft);
  const { appointment } = managed;
  const total = movedTotal(managed, hold.total);
  return (
    <ConfirmMoveView
      {...useTimes(props, total)}
      lines={
        <>
          <MovedLines
            before={appointment.lines}
            after={hold.lines}
            timeZone={shop.timeZone}
            currency={company.currency}
          />
          <MovedSums
            subtotal={hold.total}
            discount={hold.total - total}
            discountName={appointment.discountName}
            total={{ before: appointment.total, after: total }}
            paid={managed.paid}
            currency={company.currency}
          />
        </>
      }
      hold={
        secondsLeft !== null && (
          <HoldClock
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
      onOther={onOther}
      focusRef={heading}
    />
  );
}
