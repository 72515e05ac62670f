import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { writtenText } from '../content-fields.ts';
import { recordResource } from '../records.ts';
import { callsOf } from '../resource.ts';

/** Whether visitors may read a collection, or the back office alone. */
export type Visibility = 'public' | 'private';

/** What collections are told apart by. */
const CollectionType = Type.String({ maxLength: 64, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

const FieldName = Type.String({ maxLength: 64, pattern: '^[A-Za-z][\\w-]*$' });
const common = { name: FieldName, required: Type.Boolean(), label: Type.Optional(writtenText(100)) };
const Choices = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 100 });

/** One field of a collection's items. A date is `YYYY-MM-DD`. */
export const CollectionField = Type.Union([
  Type.Object({
    ...common,
    kind: Type.Union([
      Type.Literal('text'),
      Type.Literal('number'),
      Type.Literal('date'),
      Type.Literal('boolean'),
    ]),
  }),
  Type.Object({ ...common, kind: Type.Literal('choice'), choices: Choices }),
]);
export type CollectionField = Static<typeof CollectionField>;

/** Of a schema's own fields, those that its items are checked by. The id of a schema is its type. */
export const SchemaFields = Type.Object({
  type: CollectionType,
  fields: Type.Array(CollectionField, { minItems: 1, maxItems: 50 }),
});

/** Of an item's own fields, those that are checked: `values` by the names of its schema's fields. */
export const ItemFields = Type.Object({
  type: CollectionType,
  values: Type.Record(Type.String(), Type.Unknown()),
});

const readers = { public: 'visitor', private: 'staff' } as const;

function schemasOf(visibility: Visibility) {
  return recordResource({
    family: `collections.${visibility}Schemas`,
    noun: `the schema of a ${visibility} collection`,
    plural: `schemas of ${visibility} collections`,
    path: `/api/collections/schemas/${visibility}`,
    readRole: readers[visibility],
    role: 'manager',
    properties: SchemaFields.properties,
  });
}

function itemsOf(visibility: Visibility) {
  const items = recordResource({
    family: `collections.${visibility}Items`,
    noun: `an item of a ${visibility} collection`,
    plural: `items of ${visibility} collections`,
    path: `/api/collections/items/${visibility}`,
    readRole: readers[visibility],
    role: 'staff',
    properties: ItemFields.properties,
  });
  const listByType = call({
    ...items.list,
    name: `collections.${visibility}Items.listByType`,
    summary: `A page of the items of one ${visibility} collection, the newest first`,
    path: `/api/collections/items/${visibility}/type/{type}`,
    params: Type.Object({ type: Type.String({ minLength: 1, maxLength: 64 }) }),
  });
  return { ...items, listByType };
}

export const collectionSchemas = { public: schemasOf('public'), private: schemasOf('private') };
export const collectionItems = { public: itemsOf('public'), private: itemsOf('private') };

export const collectionsCalls: readonly Call[] = [
  ...callsOf(collectionSchemas.public),
  ...callsOf(collectionSchemas.private),
  ...callsOf(collectionItems.public),
  ...callsOf(collectionItems.private),
];
