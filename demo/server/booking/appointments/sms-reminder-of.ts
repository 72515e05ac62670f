import { instant, type Instant } from '#domain/time/instant.ts';
import { smsReminderAt } from '../../reminders/sms-reminder.ts';
import type { Booked } from './book.ts';

/** When an SMS will remind of what was just booked or moved; null where none will. */
export function smsReminderOf({ visit, lines, contact, smsReminder, createdAt }: Booked): Instant | null {
  const startsAt = instant(Date.parse(lines[0]?.start ?? ''));
  return smsReminderAt(visit.tenant, { smsReminder, phone: contact.phone, startsAt }, instant(createdAt));
}
