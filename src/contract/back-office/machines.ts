import { recordCalls } from '../records.ts';

/** Databases that the company works with; whoever runs the back end keeps the list. */
export const listDatabases = recordCalls({ family: 'databases', path: '/api/databases', role: 'staff' }).list;

/** Machines that the company works with. */
export const servers = recordCalls({
  family: 'servers',
  path: '/api/servers',
  readRole: 'staff',
  role: 'admin',
});
