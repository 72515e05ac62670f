import type { FamilySchemas } from '../call.ts';
import { NAMED, ofFamily, recordSchemas } from '../records.schemas.ts';

const database = { title: 'Database', noun: 'a database', plural: 'databases', properties: NAMED };
const server = { title: 'Server', noun: 'a server', plural: 'servers', properties: NAMED };

export const machinesSchemas = {
  'databases.list': recordSchemas(database).list,
  ...ofFamily('servers', recordSchemas(server)),
} satisfies FamilySchemas;
