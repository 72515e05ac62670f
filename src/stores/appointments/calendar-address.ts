import { appointmentCalendar } from '#contract/families/appointments.ts';
import type { Appointment } from '#domain/appointments/appointment.ts';
import type { Locale } from '#domain/locale.ts';
import type { Api } from '#platform/api/api.ts';

/** Where the iCalendar file of an appointment is, for a link; its key opens it without an account. */
export function calendarAddress(
  api: Api,
  { id, manageKey }: Pick<Appointment, 'id' | 'manageKey'>,
  locale: Locale,
): string {
  return api.address(appointmentCalendar, { params: { id }, query: { key: manageKey, curlang: locale } });
}
