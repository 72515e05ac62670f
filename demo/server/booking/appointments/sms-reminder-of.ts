import { instant, type Instant } from '#domain/time/instant.ts';
import { smsReminderAt } from '../../reminders/sms-reminder.ts';
import type { Booked } from './book.ts';

/** When an SMS will remind of what was just booked or moved; null where none will. */
export function smsReminderOf(booked: Booked): Instant | null {
  const { visit, lines, contact, status, smsReminder, createdAt } = booked;
  const startsAt = instant(Date.parse(lines[0]?.start ?? ''));
  const reminded = { status, smsReminder, phone: contact.phone, startsAt };
  return smsReminderAt(visit.tenant, reminded, instant(createdAt));
}
