import { useState, type ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { LeaveDialog } from './leave-dialog.view.tsx';

interface WaitingPlaceProps {
  /** What is waited for, and when: in words. */
  readonly services: string;
  readonly times: string;
  readonly place: ReactNode;
  readonly isLeaving: boolean;
  /** The link of the mail that takes off the list was pressed. */
  readonly asksToLeave: boolean;
  readonly onLeave: () => void;
}

/** A place on the list for which nothing is free yet. */
export function WaitingPlaceView(props: WaitingPlaceProps) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(props.asksToLeave);
  const wish = (
    <>
      <p className={tw('font-medium')}>{props.services}</p>
      <p className={tw('first-letter:uppercase')}>{props.times}</p>
    </>
  );
  return (
    <section className={tw('max-w-reading')}>
      <Heading variant="display">{t('appointments:place.waiting')}</Heading>
      <p className={tw('mt-4 text-lead')}>{t('appointments:place.waitingText')}</p>
      <div className={tw('grid gap-6 my-6 py-6 border-t border-b border-line @[32em]:grid-cols-2')}>
        <div>{wish}</div>
        {props.place}
      </div>
      <Button onPress={() => setAsking(true)}>{t('appointments:place.leave')}</Button>
      <LeaveDialog
        open={isAsking}
        subject={<div className={tw('mb-4')}>{wish}</div>}
        text={t('appointments:place.leaveListText')}
        keep={t('appointments:place.stay')}
        isLeaving={props.isLeaving}
        onLeave={props.onLeave}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
