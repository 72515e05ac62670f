import type { DescribedCall } from '../call.ts';
import type { Json } from './json.ts';

function bearer(description: string): Json {
  return { type: 'http', scheme: 'bearer', description };
}

/** What calls ask for of whoever makes them: the company, and the token of somebody of at least a role. */
export const SECURITY_SCHEMES = {
  company: {
    type: 'apiKey',
    in: 'header',
    name: 'company',
    description: 'Token of the company that a call speaks of. It selects the company and grants nothing.',
  },
  customer: bearer('Token of a customer.'),
  access: bearer('Token of a guest of the back office, as an accountant, or of a manager or an admin.'),
  provider: bearer('Token of anybody who works for the company.'),
  staff: bearer('Token of staff, a manager or an admin.'),
  manager: bearer('Token of a manager or an admin.'),
  admin: bearer('Token of an admin.'),
} satisfies Json;

type Scheme = keyof typeof SECURITY_SCHEMES;

/** What a call asks for that says nothing else: what most ask for, and more than any visitor has. */
export const USUAL_SECURITY: readonly Json[] = [{ company: [], manager: [] }];

/** Of which one is needed; nothing where it is as usual. */
export function securityOf({ role, audience, staffToo, tenancy }: DescribedCall): Json {
  const company = tenancy === 'company' ? { company: [] } : {};
  const oneOf = (...tokens: (Scheme | null)[]) => ({
    security: tokens.map((token) => (token === null ? company : { ...company, [token]: [] })),
  });
  if (role === 'customer') return staffToo === undefined ? oneOf(role) : oneOf(role, staffToo);
  if (role === 'manager' && tenancy === 'company') return {};
  if (role !== 'visitor') return oneOf(role);
  // A token is looked at where there is one.
  if (audience === 'customer') return oneOf(null, 'customer');
  if (audience === 'back-office') return oneOf(null, 'provider', 'access');
  return tenancy === 'company' ? oneOf(null) : { security: [] };
}
