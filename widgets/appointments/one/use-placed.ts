import type { ShownStatus } from '#domain/appointments/booking-status.ts';
import type { ManagedAppointment } from '#domain/appointments/changing/cancelling.ts';
import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import { settledSums } from '#domain/appointments/sums/visit-sums.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { sumOf } from '#domain/carts/sale-sums.ts';
import { useNamesZone } from '#ui/use-names-zone.ts';
import type { AppointmentScreenProps } from '../page-props.ts';

/** What is paid of an appointment, and what is left to pay or has become of it. */
function billOf(managed: ManagedAppointment, shown: ShownStatus): NonNullable<PlacedVisit['bill']> {
  const { appointment, discount, paid, left } = managed;
  const isOff = shown === 'cancelled' || shown === 'missed';
  const isOver = isOff || shown === 'past';
  return {
    discount,
    discountName: appointment.discountName,
    voucher: 0,
    due: left,
    ...(isOver ? settledSums(managed, { isOff }) : { paid, over: null }),
  };
}

/** The appointment as the parts of the reservation show a visit. */
export function usePlaced(
  { company, managed, shop }: Pick<AppointmentScreenProps, 'company' | 'managed' | 'shop'>,
  shown: ShownStatus,
): PlacedVisit {
  const { appointment } = managed;
  const namesZone = useNamesZone(shop.timeZone, appointment.startsAt);
  return {
    shop,
    lines: appointment.lines,
    total: sumOf(appointment.lines.map(({ price }) => price)),
    bill: billOf(managed, shown),
    currency: company.currency,
    date: dateAt(appointment.startsAt, shop.timeZone),
    namesZone,
  };
}
