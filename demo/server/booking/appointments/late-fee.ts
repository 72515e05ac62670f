import type { LateFee } from '#domain/appointments/appointment.ts';
import { lateFeeOf } from '#domain/appointments/changing/cancelling.ts';
import { instant } from '#domain/time/instant.ts';
import type { Booked } from './book.ts';

/** What its cancellation costs once it is free no more. */
export function lateFeeOfBooked({ visit, lines, total, ...money }: Booked): LateFee | null {
  const { cancelHours } = visit.tenant.profile.booker.appointment;
  const startsAt = instant(Date.parse(lines[0]?.start ?? ''));
  return lateFeeOf({ ...money, startsAt, cancelHours, services: total, authorised: money.authorised });
}
