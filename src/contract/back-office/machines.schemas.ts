import type { FamilySchemas } from '../call.ts';
import { namedRecordSchemas, ofFamily } from '../records.schemas.ts';

export const machinesSchemas = {
  'databases.list': namedRecordSchemas('a database', 'databases').list,
  ...ofFamily('servers', namedRecordSchemas('a server', 'servers')),
} satisfies FamilySchemas;
