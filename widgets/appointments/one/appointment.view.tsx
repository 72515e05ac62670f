import type { ReactNode, Ref } from 'react';
import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

interface AppointmentProps {
  readonly title: string;
  readonly reference: string;
  readonly status: ReactNode;
  /** What has just happened; null where nothing has. */
  readonly news: ReactNode;
  /** When and where. */
  readonly moment: ReactNode;
  readonly place: ReactNode;
  /** With what they cost, and what is paid. */
  readonly lines: ReactNode;
  /** Invoice and credit notes. */
  readonly documents: ReactNode;
  readonly message: ReactNode;
  /** When an SMS will come. */
  readonly reminder: ReactNode;
  /** What can be done: calendar, another time, cancelling. */
  readonly actions: ReactNode;
  readonly focusRef?: Ref<HTMLHeadingElement>;
}

/** An appointment with all that belongs to it. */
export function AppointmentView(props: AppointmentProps) {
  const { t } = useTexts();
  return (
    <section>
      {props.news && <div className={tw('mb-8')}>{props.news}</div>}
      <Heading variant="display" {...(props.focusRef ? { focusRef: props.focusRef } : {})}>
        {props.title}
      </Heading>
      <p className={tw('mt-3 flex flex-wrap gap-x-6 gap-y-1 text-lead')}>
        {props.status}
        <span className={tw('text-muted')}>
          {t('appointments:reference', { reference: props.reference })}
        </span>
      </p>
      <div className={tw('grid gap-x-12 gap-y-8 mt-8 @[56em]:grid-cols-[minmax(0,1fr)_24em]')}>
        <div>
          <div className={tw('grid gap-6 mb-6 pt-6 border-t border-line @[32em]:grid-cols-2')}>
            {props.moment}
            {props.place}
          </div>
          {props.lines}
          <div className={tw('empty:hidden mt-3')}>{props.documents}</div>
          {props.message}
          <div className={tw('empty:hidden mt-3')}>{props.reminder}</div>
        </div>
        <div
          className={tw(
            'grid gap-8 content-start @[56em]:pl-10 @[56em]:border-l @[56em]:border-line @[56em]:py-6',
          )}
        >
          {props.actions}
        </div>
      </div>
    </section>
  );
}
