import { useStore } from '@nanostores/react';
import { reminderAt } from '#domain/appointments/reminder/reminder-time.ts';
import type { Hold } from '#domain/appointments/appointment.ts';
import { startOfHold } from '#stores/visit/held.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { ReminderView } from './reminder.view.tsx';

/** Whether to be reminded by SMS of what is held; not asked where none would come any more. */
export function Reminder({ visit, hold }: { readonly visit: VisitStore; readonly hold: Hold }) {
  const { offersSms, smsReminder } = useStore(visit.$extras);
  if (!offersSms || reminderAt(startOfHold(hold), visit.now()) === null) return null;
  return <ReminderView isWished={smsReminder} onWish={visit.wishReminder} />;
}
