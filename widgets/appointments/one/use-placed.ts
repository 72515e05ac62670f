import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { useNamesZone } from '#ui/use-names-zone.ts';
import type { AppointmentScreenProps } from '../page-props.ts';

/** The appointment as the parts of the reservation show a visit. */
export function usePlaced({
  company,
  managed,
  shop,
}: Pick<AppointmentScreenProps, 'company' | 'managed' | 'shop'>): PlacedVisit {
  const { appointment } = managed;
  const namesZone = useNamesZone(shop.timeZone, appointment.startsAt);
  return {
    shop,
    lines: appointment.lines,
    // What was taken off and what is paid are told below it.
    total: appointment.lines.reduce((sum, { price }) => sum + price, 0),
    currency: company.currency,
    date: dateAt(appointment.startsAt, shop.timeZone),
    namesZone,
  };
}
