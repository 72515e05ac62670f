import { Value } from 'typebox/value';
import { ItemFields, SchemaFields } from '#contract/content/collections.schemas.ts';
import type { Visibility } from '#contract/content/collections.ts';
import type { RecordData } from '#contract/records.schemas.ts';
import { lockFor } from '../booking/schedule/placing.ts';
import type { Database } from '../database/database.ts';
import { invalidField, refuse, type Refusal } from '../http/refusal.ts';
import type { Tenant } from '../router/route.ts';
import { valuesFault } from './item-values.ts';
import type { RecordRules } from './record-routes.ts';
import { listRecords, readRecord } from './records.ts';

/** A schema's id is its type; it stays as long as it has items, and does not change its type. */
export function schemaRules(visibility: Visibility): RecordRules {
  return {
    family: schemaFamily(visibility),
    idOf: ({ type }) => String(type),
    judge: async (_tx, _tenant, data, id) => schemaFault(data, id),
    async holds(tx, tenant, id) {
      await lockFor(tx, tenant.id, collection(visibility, id));
      const items = { companyId: tenant.id, family: itemFamily(visibility) };
      const { total } = await listRecords(tx, items, { offset: 0, itemPerPage: 1, type: id });
      return total > 0 ? refuse('conflict') : null;
    },
  };
}

/** An item is checked against the schema of its type, which has to be there. */
export function itemRules(visibility: Visibility): RecordRules {
  return {
    family: itemFamily(visibility),
    judge: (tx, tenant, data) => itemFault(tx, tenant, visibility, data),
  };
}

const schemaFamily = (visibility: Visibility) => `schemas-${visibility}`;
const itemFamily = (visibility: Visibility) => `items-${visibility}`;
const collection = (visibility: Visibility, type: string) => `collection ${visibility} ${type}`;

function schemaFault(data: RecordData, id: string | null): Refusal | null {
  const { type, fields } = Value.Parse(SchemaFields, data);
  if (id !== null && type !== id) return invalidField('type');
  const names = fields.map(({ name }) => name);
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  return twice === -1 ? null : invalidField(`fields.${twice}.name`);
}

async function itemFault(
  tx: Database,
  tenant: Tenant,
  visibility: Visibility,
  data: RecordData,
): Promise<Refusal | null> {
  const { type, values } = Value.Parse(ItemFields, data);
  await lockFor(tx, tenant.id, collection(visibility, type));
  const schema = await readRecord(tx, { companyId: tenant.id, family: schemaFamily(visibility) }, type);
  if (schema === null) return invalidField('type');
  return valuesFault(Value.Parse(SchemaFields, { ...schema }).fields, values);
}
