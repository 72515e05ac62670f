import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { Nothing, NumericId, ShopId } from '../fields/id.ts';
import { ImageWire, LocalizedWire } from '../fields/media.ts';
import { WrittenImage, WrittenOrder, optionalText } from '../fields/written.ts';

/** Shops of one region, or of one kind. Those without one are among the others: id -1, type `other`. */
export const GeogroupmentWire = entity('Geogroupment', {
  id: Type.Integer(),
  name: Type.String(),
  type: Type.String(),
  /** HTML in `long`. */
  description: Type.Object({ short: LocalizedWire, long: LocalizedWire }),
  image: Type.Union([ImageWire, Type.Null()]),
  order: Type.Integer(),
});

export type GeogroupmentWire = Static<typeof GeogroupmentWire>;

export const GeogroupmentFields = entity('GeogroupmentFields', {
  name: Type.String({ maxLength: 120, pattern: '\\S' }),
  /** Any word but `other`, which is the group of those without one. */
  type: Type.String({ pattern: '^(?!other$)[a-z][a-z0-9-]{0,39}$' }),
  description: Type.Object({ short: optionalText(300), long: optionalText(20_000) }),
  image: Type.Union([WrittenImage, Type.Null()]),
  order: WrittenOrder,
});

const ByGroup = Type.Object({ id: NumericId });

export const geogroupmentsSchemas = {
  'geogroupments.list': {
    summary: 'The groups of the company’s shops, in their order',
    reply: Type.Array(GeogroupmentWire),
  },
  'geogroupments.read': { summary: 'Reads a group of shops', params: ByGroup, reply: GeogroupmentWire },
  'geogroupments.create': {
    strict: true,
    summary: 'Creates a group of shops',
    body: GeogroupmentFields,
    reply: GeogroupmentWire,
  },
  'geogroupments.update': {
    strict: true,
    summary: 'Changes a group of shops',
    params: ByGroup,
    body: GeogroupmentFields,
    reply: GeogroupmentWire,
  },
  'geogroupments.remove': { summary: 'Deletes a group of shops', params: ByGroup, reply: Nothing },
  'geogroupments.link': {
    summary: 'Moves a shop into a group',
    params: Type.Object({ id: NumericId, shopId: ShopId }),
    reply: Nothing,
  },
  'geogroupments.unlink': {
    summary: 'Takes a shop out of a group',
    params: Type.Object({ id: NumericId, shopId: ShopId }),
    reply: Nothing,
  },
} satisfies FamilySchemas;
