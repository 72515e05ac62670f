import { useState, type ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { ClockIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { LeaveDialog } from './leave-dialog.view.tsx';

interface FreedPlaceProps {
  /** Until when it is kept, by the shop's clock. */
  readonly until: string;
  readonly moment: ReactNode;
  readonly place: ReactNode;
  readonly lines: ReactNode;
  /** What, when and where, in short. */
  readonly subject: ReactNode;
  /** An appointment is to move there: nothing else is booked. */
  readonly isMove: boolean;
  readonly isTaking: boolean;
  readonly isLeaving: boolean;
  /** The link of the mail that takes off the list was pressed. */
  readonly asksToLeave: boolean;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

/** A place that became free, kept for one person. */
export function FreedPlaceView(props: FreedPlaceProps) {
  const { isTaking, isLeaving, onTake, onLeave } = props;
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(props.asksToLeave);
  return (
    <section className={tw('max-w-reading')}>
      <Heading variant="display">{t('appointments:place.title')}</Heading>
      <p className={tw('flex items-start gap-2.5 mt-4 text-lead')}>
        <ClockIcon className="w-5 h-5 mt-1 text-muted" />
        {t('appointments:place.held', { time: props.until })}
      </p>
      <div className={tw('grid gap-6 my-6 pt-6 border-t border-line @[32em]:grid-cols-2')}>
        {props.moment}
        {props.place}
      </div>
      {props.lines}
      {props.isMove && <p>{t('appointments:place.stays')}</p>}
      <div className={tw('flex flex-wrap items-center gap-6 mt-6')}>
        <Button variant="primary" busy={isTaking} onPress={onTake}>
          {t(props.isMove ? 'appointments:place.move' : 'appointments:place.take')}
        </Button>
        <Button variant="quiet" onPress={() => setAsking(true)}>
          {t('appointments:place.leave')}
        </Button>
      </div>
      <LeaveDialog
        open={isAsking}
        subject={props.subject}
        text={t('appointments:place.leaveText')}
        keep={t('appointments:place.keep')}
        isLeaving={isLeaving}
        onLeave={onLeave}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
