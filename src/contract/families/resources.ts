import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { Id, resource } from '../resource.ts';
import { WrittenOrder, WrittenWeek } from '../written.ts';

/** What a resource is: somebody who works, a room, a machine. */
const ResourceType = Type.Union([Type.Literal(100), Type.Literal(200), Type.Literal(300)]);

const fields = {
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
};

export const ResourceFields = Type.Object(fields);
export type ResourceFields = Static<typeof ResourceFields>;
const ResourceWire = Type.Object({ id: Type.String(), ...fields });
export type ResourceWire = Static<typeof ResourceWire>;

export const selectableResources = call({
  name: 'resources.artebeaute',
  summary:
    'Those whom a visitor may choose, of a shop or of all (type 100: collaborators; nothing else is public)',
  method: 'GET',
  path: '/api/resources/artebeaute',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
  query: Type.Object({
    /** A shop by its id or its external id. */
    shopId: Type.Optional(Type.String({ maxLength: 64 })),
    type: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  }),
  reply: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), selectable: Type.Boolean() })),
});

export const {
  list: listResources,
  read: readResource,
  create: createResource,
  update: changeResource,
  remove: removeResource,
} = resource({
  family: 'resources',
  noun: 'a resource',
  path: '/api/resources',
  readRole: 'staff',
  role: 'manager',
  item: ResourceWire,
  fields: ResourceFields,
});

export const resourcesCalls: readonly Call[] = [
  selectableResources,
  listResources,
  readResource,
  createResource,
  changeResource,
  removeResource,
];
