import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity, entityFrom } from '../entity.ts';
import { AnyShopId, ById, Id, Nothing, orEmpty, ShopId } from '../fields/id.ts';
import { PageQuery, pageOf } from '../fields/page.ts';
import { ImageWire, LocalizedWire } from '../fields/media.ts';
import { optionalText, WrittenImage, WrittenOrder, WrittenWeek } from '../fields/written.ts';

/** What a resource is: somebody who works, a room, a machine. */
const ResourceType = Type.Union([Type.Literal(100), Type.Literal(200), Type.Literal(300)]);

/** What may be written of a resource. An id, where there is one, has to be its own. */
export const ResourceFields = entity('ResourceFields', {
  id: Type.Optional(Id),
  shopId: ShopId,
  /** 100 is a practitioner, 200 a cabin, 300 equipment. */
  type: ResourceType,
  name: Type.String({ maxLength: 120, pattern: '\\S' }),
  order: WrittenOrder,
  /** Whether visitors may choose it. */
  selectable: Type.Boolean(),
  /** Null works whenever the shop is open. */
  weekHours: Type.Union([WrittenWeek, Type.Null()]),
  /** Of equipment alone: the kind that services ask for. */
  equipmentKind: Type.Union([Type.String({ minLength: 1, maxLength: 60 }), Type.Null()]),
  /** Ids of the services that a practitioner performs and that a cabin is fit for. */
  services: Type.Array(Id, { maxItems: 1000, uniqueItems: true }),
  /** Of a practitioner alone, and public. What is not said stays as it is. */
  picture: Type.Optional(Type.Union([WrittenImage, Type.Null()])),
  /** What a practitioner does best, in a line; public, and kept where it is not said. */
  craft: Type.Optional(optionalText(300)),
});

export type ResourceFields = Static<typeof ResourceFields>;

const ResourceWire = entityFrom('Resource', ResourceFields, {
  id: Type.String(),
  picture: Type.Union([ImageWire, Type.Null()]),
  craft: LocalizedWire,
});

export type ResourceWire = Static<typeof ResourceWire>;

/** Somebody of a shop's team whom a visitor may choose. */
const TeamMemberWire = entity('TeamMember', {
  id: Type.String(),
  displayname: Type.String(),
  picture: Type.Union([ImageWire, Type.Null()]),
  craft: LocalizedWire,
});

export type TeamMemberWire = Static<typeof TeamMemberWire>;

export const resourcesSchemas = {
  'resources.artebeaute': {
    summary: 'Those whom a visitor may choose (type 100: practitioners)',
    query: Type.Object({
      shopId: Type.Optional(orEmpty(AnyShopId)),
      type: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    }),
    reply: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), selectable: Type.Boolean() })),
  },
  'resources.team': { summary: "A shop's team", params: ById, reply: Type.Array(TeamMemberWire) },
  'resources.list': {
    summary: 'A page of resources',
    query: Type.Object(PageQuery),
    reply: pageOf(ResourceWire),
  },
  'resources.read': { summary: 'Reads a resource', params: ById, reply: ResourceWire },
  'resources.create': {
    strict: true,
    summary: 'Creates a resource',
    body: ResourceFields,
    reply: ResourceWire,
  },
  'resources.update': {
    strict: true,
    summary: 'Changes a resource',
    params: ById,
    body: ResourceFields,
    reply: ResourceWire,
  },
  'resources.remove': { summary: 'Deletes a resource', params: ById, reply: Nothing },
} satisfies FamilySchemas;
