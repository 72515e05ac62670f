import type { BackOfficeRole, Call } from '#contract/call.ts';
import type { Caller } from './route.ts';

/** Each may do what the ones before it may. */
const LADDER: readonly BackOfficeRole[] = ['provider', 'staff', 'manager', 'admin'];

/** Everybody who may have a token. */
export const ROLES: readonly Caller['role'][] = ['customer', 'access', ...LADDER];

/** Whether somebody's token opens a call that looks at tokens. */
export function mayCall(role: Caller['role'], call: Pick<Call, 'role' | 'audience' | 'staffToo'>): boolean {
  if (call.staffToo !== undefined && role !== 'customer' && role !== 'access') {
    return LADDER.indexOf(role) >= LADDER.indexOf(call.staffToo);
  }
  if (call.audience === 'customer' || role === 'customer') return call.audience === role;
  if (role === 'access') return call.role === 'access' || call.role === 'visitor';
  if (call.role === 'visitor' || call.role === 'customer') return true;
  return LADDER.indexOf(role) >= LADDER.indexOf(call.role === 'access' ? 'manager' : call.role);
}

/** What a token is to a call: needed, looked at where there is one, or ignored. */
export function tokenOfCall(
  call: Pick<Call, 'role' | 'audience' | 'tenancy'>,
): 'needed' | 'optional' | 'ignored' {
  if (call.role !== 'visitor') return 'needed';
  return call.audience === 'visitor' || call.tenancy === 'none' ? 'ignored' : 'optional';
}
