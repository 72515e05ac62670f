import type { CallWith } from '../call.ts';
import { recordCalls } from '../records.ts';
import type { ItemSchemas } from './collections.schemas.ts';

/** Whether visitors may read a collection, or the back office alone. */
export type Visibility = 'public' | 'private';

const readers = { public: 'visitor', private: 'staff' } as const;

function schemasOf(visibility: Visibility) {
  return recordCalls({
    family: `collections.${visibility}Schemas`,
    path: `/api/collections/schemas/${visibility}`,
    readRole: readers[visibility],
    role: 'manager',
  });
}

function itemsOf(visibility: Visibility) {
  const path = `/api/collections/items/${visibility}`;
  const family = `collections.${visibility}Items`;
  const readRole = readers[visibility];
  const listByType: CallWith<ItemSchemas['listByType']> = {
    name: `${family}.listByType`,
    method: 'GET',
    path: `${path}/type/{type}`,
    role: readRole,
    audience: 'back-office',
    tenancy: 'company',
    idempotency: 'safe',
  };
  return { ...recordCalls({ family, path, readRole, role: 'staff' }), listByType };
}

export const collectionSchemaCalls = { public: schemasOf('public'), private: schemasOf('private') };
export const collectionItemCalls = { public: itemsOf('public'), private: itemsOf('private') };
