import { salon, server } from '../../testing/open-salons.ts';
import { tokenOfRole } from '../../testing/people.ts';
import { send } from '../../testing/test-server.ts';
import { bearer } from '../../testing/visits.ts';

/** As the wire carries it, whatever the contract's types say. */
export async function put(url: string, payload: object, role: 'admin' | 'manager' = 'manager') {
  const headers = bearer(await tokenOfRole(server, salon, role));
  return send(server, salon, { method: 'PUT', url, headers, payload });
}
