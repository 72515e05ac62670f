import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { writtenText } from '../fields/content.ts';
import { ofFamily, recordSchemas } from '../records.schemas.ts';
import { Id } from '../fields/id.ts';

/** What collections are told apart by. */
const CollectionType = Type.String({ maxLength: 64, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

const FieldName = Type.String({ maxLength: 64, pattern: '^[A-Za-z][\\w-]*$' });
const common = { name: FieldName, required: Type.Boolean(), label: Type.Optional(writtenText(100)) };
const Choices = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 100 });

/** One field of a collection's items. A date is `YYYY-MM-DD`. */
export const CollectionField = Type.Union(
  [
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
  ],
  { title: 'CollectionField' },
);
export type CollectionField = Static<typeof CollectionField>;

/** Of a schema's own fields, those that its items are checked by. The id of a schema is its type. */
export const SchemaFields = entity('CollectionFields', {
  type: CollectionType,
  fields: Type.Array(CollectionField, { minItems: 1, maxItems: 50 }),
});

/** Of an item's own fields, those that are checked: `values` by the names of its schema's fields. */
export const ItemFields = entity('CollectionItemFields', {
  type: CollectionType,
  values: Type.Record(Type.String(), Type.Unknown()),
});

const schemasOf = (visibility: 'public' | 'private') =>
  recordSchemas({
    title: 'Collection',
    noun: `the schema of a ${visibility} collection`,
    plural: `schemas of ${visibility} collections`,
    fields: SchemaFields,
  });

const itemsOf = (visibility: 'public' | 'private') => {
  const items = recordSchemas({
    title: 'CollectionItem',
    noun: `an item of a ${visibility} collection`,
    plural: `items of ${visibility} collections`,
    fields: ItemFields,
  });
  const listByType = {
    ...items.list,
    summary: `A page of the items of one ${visibility} collection, the newest first`,
    params: Type.Object({ type: Id }),
  };
  return { ...items, listByType };
};
export type ItemSchemas = ReturnType<typeof itemsOf>;

export const collectionsSchemas = {
  ...ofFamily('collections.publicSchemas', schemasOf('public')),
  ...ofFamily('collections.privateSchemas', schemasOf('private')),
  ...ofFamily('collections.publicItems', itemsOf('public')),
  ...ofFamily('collections.privateItems', itemsOf('private')),
} satisfies FamilySchemas;
