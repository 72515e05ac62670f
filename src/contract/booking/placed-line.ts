import { Type } from 'typebox';
import { entity } from '../entity.ts';
import { LocalizedWire } from '../fields/media.ts';

/** ISO 8601 with an offset. */
const Instant = Type.String({ format: 'date-time' });
const Practitioner = entity('Practitioner', { id: Type.String(), displayname: Type.String() });

/** One service of a visit at its moment, with those who perform it. */
export const PlacedLine = entity('PlacedLine', {
  serviceid: Type.String(),
  name: LocalizedWire,
  start: Instant,
  end: Instant,
  practitioner: Practitioner,
  /** The visitor asked for that one; absent counts as false, as of what was booked before it was noted. */
  practitionerChosen: Type.Optional(Type.Boolean()),
  /** Those who perform it together with the first; absent where it takes one alone. */
  otherPractitioners: Type.Optional(Type.Array(Practitioner)),
  price: Type.Number(),
});
