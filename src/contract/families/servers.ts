import type { Call } from '../call.ts';
import { NAMED, recordResource } from '../records.ts';
import { callsOf } from '../resource.ts';

/** Machines that the company works with. */
export const servers = recordResource({
  family: 'servers',
  noun: 'a server',
  plural: 'servers',
  path: '/api/servers',
  readRole: 'staff',
  role: 'admin',
  properties: NAMED,
});

export const serversCalls: readonly Call[] = callsOf(servers);
