import type { AppointmentWire } from '#contract/booking/appointment-wire.ts';
import { reminderAt } from '#domain/appointments/reminder/reminder-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Tenant } from '../router/route.ts';
import { sendsSms } from '../sms/outbox.ts';

interface Reminded {
  /** Of the booking. */
  readonly status: string;
  /** Its customer has asked for it. */
  readonly smsReminder: boolean;
  /** E.164; empty where none was given. */
  readonly phone: string;
  readonly startsAt: Instant;
}

/** When an SMS will remind of an appointment; null where none will, or it was sent. A request is not reminded of until it is confirmed. */
export function smsReminderAt(
  tenant: Tenant,
  { status, smsReminder, phone, startsAt }: Reminded,
  now: Instant,
): Instant | null {
  const isReminded = status === 'confirmed' && smsReminder && phone !== '' && sendsSms(tenant);
  return isReminded ? reminderAt(startsAt, now) : null;
}

export function smsReminderWire(at: Instant | null): Pick<AppointmentWire, 'smsReminderAt'> {
  return at === null ? {} : { smsReminderAt: new Date(at).toISOString() };
}
