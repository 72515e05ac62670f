import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { ImageWire, LocalizedWire } from '../media.ts';

/** Shops of one region, or of one kind. Those without one are among the others: id -1, type `other`. */
export const GeogroupmentWire = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  type: Type.String(),
  description: Type.Object({ short: LocalizedWire, long: LocalizedWire }),
  image: Type.Union([ImageWire, Type.Null()]),
  order: Type.Integer(),
});
export type GeogroupmentWire = Static<typeof GeogroupmentWire>;

export const geogroupmentsCalls: readonly Call[] = [];
