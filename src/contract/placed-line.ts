import { Type } from 'typebox';
import { LocalizedWire } from './media.ts';

/** ISO 8601 with an offset. */
const Instant = Type.String({ format: 'date-time' });
const Practitioner = Type.Object({ id: Type.String(), displayname: Type.String() });

/** One service of a visit at its moment, with those who perform it. */
export const PlacedLine = Type.Object({
  serviceid: Type.String(),
  name: LocalizedWire,
  start: Instant,
  end: Instant,
  practitioner: Practitioner,
  /** Those who perform it together with the first; absent where it takes one alone. */
  otherPractitioners: Type.Optional(Type.Array(Practitioner)),
  price: Type.Number(),
});
