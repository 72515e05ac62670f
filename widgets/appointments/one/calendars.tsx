import { useState } from 'react';
import type { Appointments } from '#stores/appointments/appointments.ts';
import { saveFile } from '#ui/actions/save-file.ts';
import { useTexts } from '#ui/texts.ts';
import type { AppointmentScreenProps } from '../page-props.ts';
import { usePlaced } from './use-placed.ts';

/** The calendar file of a customer's own appointment, which no address alone opens: fetched when it is asked for, then saved. */
function useOwnCalendar(appointments: Appointments, id: string) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function download(): Promise<void> {
    setState('busy');
    const file = await appointments.readCalendarFile(id);
    if (file !== null) saveFile(file.name, file.content, 'text/calendar');
    setState(file === null ? 'failed' : 'idle');
  }
  return { state, download: () => void download() };
}

/** The ways of an appointment into a calendar. */
export function Calendars(props: AppointmentScreenProps) {
  const { company, managed, appointments, parts } = props;
  const { locale, t } = useTexts();
  const visit = usePlaced(props, 'confirmed');
  const { appointment } = managed;
  const { state, download } = useOwnCalendar(appointments, appointment.id);
  return (
    <parts.CalendarLinks
      appointment={appointment}
      visit={visit}
      companyName={company.identity.name}
      file={
        appointment.manageKey
          ? { href: appointments.calendarAddress(appointment, locale) }
          : {
              onPress: download,
              isBusy: state === 'busy',
              failure: state === 'failed' ? t('appointments:calendarFailed') : null,
            }
      }
    />
  );
}
