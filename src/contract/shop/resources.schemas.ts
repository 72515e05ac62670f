import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity, entityFrom } from '../entity.ts';
import { ById, Id, Nothing } from '../fields/id.ts';
import { PageQuery, pageOf } from '../fields/page.ts';
import { WrittenOrder, WrittenWeek } from '../fields/written.ts';

/** What a resource is: somebody who works, a room, a machine. */
const ResourceType = Type.Union([Type.Literal(100), Type.Literal(200), Type.Literal(300)]);

export const ResourceFields = entity('ResourceFields', {
  shopId: Id,
  /** 100 is a collaborator, 200 a cabin, 300 equipment. */
  type: ResourceType,
  name: Type.String({ maxLength: 120, pattern: '\\S' }),
  order: WrittenOrder,
  /** Whether visitors may choose it. */
  selectable: Type.Boolean(),
  /** Null works whenever the shop is open. */
  weekHours: Type.Union([WrittenWeek, Type.Null()]),
  /** Of equipment alone: the kind that services ask for. */
  equipmentKind: Type.Union([Type.String({ minLength: 1, maxLength: 60 }), Type.Null()]),
  /** Ids of the services that a collaborator performs and that a cabin is fit for. */
  services: Type.Array(Id, { maxItems: 1000, uniqueItems: true }),
});

export type ResourceFields = Static<typeof ResourceFields>;

const ResourceWire = entityFrom('Resource', ResourceFields, { id: Type.String() });

export type ResourceWire = Static<typeof ResourceWire>;

export const resourcesSchemas = {
  'resources.artebeaute': {
    summary:
      'Those whom a visitor may choose, of a shop or of all (type 100: collaborators; nothing else is public)',
    query: Type.Object({
      /** A shop by its id or its external id. */
      shopId: Type.Optional(Type.String({ maxLength: 64 })),
      type: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    }),
    reply: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), selectable: Type.Boolean() })),
  },
  'resources.list': {
    summary: "A page of the company's resources",
    query: Type.Object(PageQuery),
    reply: pageOf(ResourceWire),
  },
  'resources.read': { summary: 'Reads a resource', params: ById, reply: ResourceWire },
  'resources.create': { summary: 'Creates a resource', body: ResourceFields, reply: ResourceWire },
  'resources.update': {
    summary: 'Changes a resource',
    params: ById,
    body: ResourceFields,
    reply: ResourceWire,
  },
  'resources.remove': { summary: 'Deletes a resource', params: ById, reply: Nothing },
} satisfies FamilySchemas;
