import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Service } from '#domain/catalogue/catalogue.ts';
import type { MovingStore } from '#stores/appointments/moving.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { useStepFocus } from '#ui/focus/use-step-focus.ts';
import { Confirming } from './confirming.tsx';
import { momentText } from '../moment-text.ts';
import type { AppointmentScreenProps } from '../page-props.ts';

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
      <parts.ChooseTime site={site} visit={moving} waiting={moving.waiting} shop={shop} />
    </div>
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
