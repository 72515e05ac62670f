import type { Appointment } from '#domain/appointments/appointment.ts';
import type { ManagedAppointment } from '#domain/appointments/changing/cancelling.ts';
import { DEFAULT_INTERVAL } from '#domain/availability/visit-search.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time/instant.ts';
import { EURO } from '#domain/prices/money.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { valueOf } from '../load.ts';
import type { VisitStore } from '../visit/visit.ts';
import { createAppointment, type AppointmentStore } from './appointment.ts';
import { hideKey, readKey } from './appointment-key.ts';
import { calendarAddress } from './calendar-address.ts';
import { readCalendarFile, type CalendarFile } from './calendar-file.ts';
import { forgetConfirmation } from './forget-confirmation.ts';
import { createFreedPlace, type FreedPlaceStore } from './freed-place.ts';
import { isMoveHeld, type MoveMemoryTools } from './moving/move-memory.ts';
import { createMoving, type MovingStore, type MovingSubject } from './moving/moving.ts';
import { createMovePlace, type MovePlace } from './moving/move-place.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { createOrders, type OrdersStore } from './orders.ts';

/** What a link or an account opens. `key` is empty for an account. */
export interface Keyed {
  readonly id: string;
  readonly key: string;
}

/** The pages after a booking. Each of their screens opens a store of its own, since it shows another appointment. */
export interface Appointments extends FeatureStore {
  /** The clock of the back end, epoch milliseconds. */
  now(): Instant;
  /** The key that opens a page: of its address, or kept by this tab; empty where there is none. */
  readKey(id: string): string;
  /** Takes the key out of the address bar and keeps it for a reload. */
  hideKey(id: string): void;
  /** The list of the customer who is logged in. */
  openOrders(): OrdersStore;
  openAppointment(keyed: Keyed): AppointmentStore;
  /** A place on the waiting list that became free. */
  openFreedPlace(keyed: Keyed): FreedPlaceStore;
  /** The choice of another time. Dispose it when its screen is left. */
  openMove(subject: MovingSubject): MovingStore;
  /** Where its move stands on the page; it goes on from the time that this tab holds for it, as after a reload. */
  openMovePlace(navigation: Navigation, managed: ManagedAppointment): MovePlace;
  /** Address of the iCalendar file, for whoever has the appointment's key. */
  calendarAddress(appointment: Appointment, locale: Locale): string;
  /** The iCalendar file of a customer's own appointment; null where it cannot be had. */
  readCalendarFile(id: string): Promise<CalendarFile | null>;
  /** The appointment has changed: this tab shows its confirmation no more, neither in `visit`, where one is open, nor after a reload. */
  forgetConfirmation(id: string, visit: VisitStore | null): void;
}

export function createAppointments({ ports, connection, visitor }: FeatureTools): Appointments {
  const { api, company, warn } = connection;
  const { tab } = visitor.storage;
  const known = () => valueOf(company.$company.get());
  const currency = () => known()?.currency ?? EURO;
  const places = { history: ports.history, tab };
  const { tabs } = visitor;
  const watched = new Set<AppointmentStore>();
  // What was done elsewhere is told by another tab, or found when this one is looked at again.
  for (const news of ['appointments', 'return'] as const) {
    tabs.on(news, () => watched.forEach((store) => void store.reread()));
  }
  const memoryTools: MoveMemoryTools = { api, ports, tab, currency };
  return {
    now: api.now,
    readKey: (id) => readKey(places, id),
    hideKey: (id) => hideKey(places, id),
    openOrders: () => createOrders({ api, warn }),
    openAppointment(keyed) {
      const onChanged = () => tabs.post({ kind: 'appointments' });
      const store = createAppointment({ api, clock: ports.clock, currency, warn, onChanged }, keyed);
      return {
        ...store,
        watch() {
          const stop = store.watch();
          watched.add(store);
          return () => {
            watched.delete(store);
            stop();
          };
        },
      };
    },
    openFreedPlace: (keyed) => createFreedPlace({ api, currency, tab, random: ports.random }, keyed),
    openMove: (subject) =>
      createMoving(
        {
          ...memoryTools,
          ports,
          tenant: connection.tenant,
          $shops: connection.catalogue.$shops,
          reread: connection.catalogue.reread,
          warn,
          locale: () => connection.locale.$locale.get(),
          intervalMinutes: () => known()?.booking.intervalMinutes ?? DEFAULT_INTERVAL,
        },
        subject,
      ),
    openMovePlace: (navigation, managed) =>
      createMovePlace(
        navigation,
        managed.appointment.id,
        managed.mayMove && isMoveHeld(memoryTools, managed),
      ),
    calendarAddress: (appointment, locale) => calendarAddress(api, appointment, locale),
    readCalendarFile: (id) => readCalendarFile(api, id),
    forgetConfirmation: (id, visit) => forgetConfirmation({ tab, random: ports.random }, id, visit),
    dispose() {},
  };
}
