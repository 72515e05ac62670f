import type { PlacedServices } from '#domain/appointments/appointment.ts';
import type { ExternalShopId } from '#domain/catalogue/ids.ts';
import { textIn } from '#domain/locale.ts';
import { EURO, toDecimal, type Cents } from '#domain/prices/money.ts';
import { isoOf } from '#platform/wire/write.ts';
import type { Connection } from '../../composition/connect.ts';
import { valueOf } from '../../load.ts';
import type { Announcements, BookingConfirmedDetail, BookingDetail } from '../../widget-events.ts';

/** What the page around hears of a booking. */
export interface ToldBooking {
  /** Whether it lets that visit be booked. */
  mayBook(visit: PlacedVisit): boolean;
  tellBooked(visit: PlacedVisit, booked: Pick<BookingConfirmedDetail, 'id' | 'reference' | 'status'>): void;
}

export function createToldBooking(connection: Connection, announcements: Announcements): ToldBooking {
  return {
    mayBook: (visit) => announcements.emit('vitrine-before-booking', detailOf(connection, visit)),
    tellBooked(visit, { id, reference, status }) {
      const detail = { ...detailOf(connection, visit), id, reference, status };
      announcements.emit('vitrine-booking-confirmed', detail);
    },
  };
}

interface PlacedVisit {
  readonly externalShopId: ExternalShopId;
  readonly lines: PlacedServices;
  readonly total: Cents;
}

/** What a host page may know: the visit, nothing of the visitor. */
function detailOf(
  { catalogue, company, locale }: Connection,
  { externalShopId, lines, total }: PlacedVisit,
): Omit<BookingDetail, 'version'> {
  const currency = valueOf(company.$company.get())?.currency ?? EURO;
  const spoken = locale.$locale.get();
  const shop = valueOf(catalogue.$shops.get())?.find((each) => each.externalId === externalShopId);
  const services = [...catalogue.$services.get().values()];
  return {
    shop: { id: shop?.id ?? externalShopId, slug: shop?.slug ?? '', name: shop?.name ?? '' },
    services: lines.map(({ externalServiceId, name, price }) => {
      const service = services.find((each) => each.externalId === externalServiceId);
      return {
        id: service?.id ?? externalServiceId,
        slug: service?.slug ?? '',
        name: textIn(spoken, service?.name ?? name),
        price: toDecimal(price, currency),
      };
    }),
    start: isoOf(lines[0].startsAt),
    end: isoOf((lines.at(-1) ?? lines[0]).endsAt),
    value: toDecimal(total, currency),
    currency: currency.code,
  };
}
