import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Service } from '#domain/catalogue/catalogue.ts';
import { listOfNames } from '#domain/people/list-of-names.ts';
import { formatMoney } from '#domain/prices/money.ts';
import type { MovePlace, MoveStep } from '#stores/appointments/moving/move-place.ts';
import type { MovingStore } from '#stores/appointments/moving/moving.ts';
import type { VisitStage } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useStepFocus } from '#ui/focus/use-step-focus.ts';
import { Heading } from '#ui/heading.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { Confirming } from './confirming.tsx';
import { HeldMove } from './held-move.tsx';
import { useStartNote } from './use-start-note.ts';
import { momentText } from '../moment-text.ts';
import type { AppointmentScreenProps } from '../page-props.ts';

interface MoveScreenProps extends AppointmentScreenProps {
  readonly services: readonly Service[];
  readonly place: MovePlace;
  readonly step: MoveStep;
  readonly onDone: (moved: boolean) => void;
}

/** One move, from the first free day to the last button; what is held is given back when the screen is left, and kept over a reload. */
function useMoving({ store, managed, shop, services, appointments }: MoveScreenProps): MovingStore {
  const [moving] = useState(() => appointments.openMove({ store, managed, shop, services }));
  useEffect(() => () => moving.dispose(), [moving]);
  return moving;
}

/** The times lead on to the last step, once one of them is held. */
function useOnwardTimes(moving: MovingStore, place: MovePlace): MovingStore {
  return useMemo(() => {
    const goOn = (stage: VisitStage) => {
      // The visitor may have gone elsewhere while the time was asked for.
      if (stage.kind === 'held' && place.$step.get() === 'times') place.toConfirm();
      return stage;
    };
    return {
      ...moving,
      choose: async (date, start) => goOn(await moving.choose(date, start)),
      take: async (alternative) => goOn(await moving.take(alternative)),
    };
  }, [moving, place]);
}

/** "jeudi 3 décembre à 14 h 30, avec Airam, 195 €": the appointment as it is. */
function useCurrent({
  managed: { appointment },
  shop,
  company,
}: Pick<MoveScreenProps, 'managed' | 'shop' | 'company'>): string {
  const texts = useTexts();
  const { locale, t } = texts;
  const people = appointment.lines.flatMap(({ practitioner, otherPractitioners }) =>
    [practitioner, ...otherPractitioners].flatMap(({ name }) => name || []),
  );
  const names = listOfNames(locale, [...new Set(people)]);
  return [
    momentText(texts, shop.timeZone, appointment.startsAt),
    ...(names === '' ? [] : [t('reservation:summary.with', { name: names })]),
    formatMoney(locale, appointment.total, company.currency),
  ].join(', ');
}

function Choosing({ moving, ...props }: MoveScreenProps & { readonly moving: MovingStore }) {
  const texts = useTexts();
  const { locale, t } = texts;
  const { site, company, shop, managed, parts, place, onDone } = props;
  const heading = useStepFocus('move');
  const times = useOnwardTimes(moving, place);
  const current = useCurrent(props);
  const noteOf = useStartNote({ moving, managed, shop, currency: company.currency });
  // A week of times takes longer to draw than a press may wait for its answer.
  const hasTimes = useDeferredValue(true, false);
  return (
    <div>
      <Button variant="back" onPress={() => onDone(false)}>
        <BackIcon className="w-4 h-4" />
        {t('appointments:move.back')}
      </Button>
      <Heading variant="headline" focusRef={heading} className="mt-2 mb-2 @[60em]:mt-4 @[60em]:mb-3">
        {t('appointments:move.title')}
      </Heading>
      <p className={tw('mb-4 @[60em]:mb-6 max-w-reading text-muted')}>
        {t('appointments:move.current', { appointment: current })}
      </p>
      <HeldMove moving={moving} shop={shop} currency={company.currency} onGoOn={place.toConfirm} />
      {hasTimes && (
        <parts.ChooseTime
          site={site}
          visit={times}
          waiting={moving.waiting}
          shop={shop}
          price={formatMoney(locale, managed.appointment.total, company.currency)}
          noteOf={noteOf}
        />
      )}
      <p className={tw('mt-6 max-w-reading text-muted')}>
        {t('appointments:move.stays')}{' '}
        {t('appointments:moveRule', { moment: momentText(texts, shop.timeZone, managed.terms.cancelUntil) })}
      </p>
    </div>
  );
}

/** Another time for an appointment. */
export function MoveScreen(props: MoveScreenProps) {
  const { place, step } = props;
  const moving = useMoving(props);
  const stage = useStore(moving.$stage);
  const failure = stage.kind === 'choosing' ? stage.failure : null;
  // Lost, or run out before its address was opened again. Once it has moved, the screen is left.
  useEffect(() => {
    if (step === 'confirm' && moving.$stage.get().kind !== 'held') place.toTimes();
  }, [step, failure, moving, place]);
  return step === 'confirm' && stage.kind === 'held' ? (
    <Confirming {...props} moving={moving} hold={stage.hold} onOther={place.toTimes} />
  ) : (
    <Choosing {...props} moving={moving} />
  );
}
