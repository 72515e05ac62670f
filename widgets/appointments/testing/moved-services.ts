import type { PlacedService, PlacedServices } from '#domain/appointments/appointment.ts';
import { externalServiceId } from '#domain/catalogue/ids.ts';
import { instant } from '#domain/time/instant.ts';

const HOUR = 3_600_000;
/** Ten in Paris. */
const TEN = Date.UTC(2026, 0, 12, 9);

const service = (id: string, name: string, hour: number, change: Partial<PlacedService> = {}) => ({
  externalServiceId: externalServiceId(id),
  name: { fr: name },
  startsAt: instant(TEN + hour * HOUR),
  endsAt: instant(TEN + (hour + 1) * HOUR),
  practitioner: { id: 'p1', name: 'Inès' },
  isPractitionerChosen: false,
  otherPractitioners: [],
  price: 4000,
  ...change,
});

/** Two services at ten and at eleven with Inès. */
export const MOVED_FROM: PlacedServices = [service('1', 'Massage', 0), service('2', 'Manucure', 1)];

/** The same two from two on: the second with Maud, and dearer. */
export const MOVED_TO: PlacedServices = [
  service('1', 'Massage', 4),
  service('2', 'Manucure', 5, { practitioner: { id: 'p2', name: 'Maud' }, price: 5000 }),
];
