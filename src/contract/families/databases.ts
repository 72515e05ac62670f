import type { Call } from '../call.ts';
import { NAMED, recordResource } from '../records.ts';

const databases = recordResource({
  family: 'databases',
  noun: 'a database',
  plural: 'databases',
  path: '/api/databases',
  role: 'staff',
  properties: NAMED,
});

/** Databases that the company works with; whoever runs the back end keeps the list. */
export const listDatabases = databases.list;

export const databasesCalls: readonly Call[] = [listDatabases];
