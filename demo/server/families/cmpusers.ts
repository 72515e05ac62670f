import type { ServerContext } from '../frame/context.ts';
import type { Route } from '../router/route.ts';

export function cmpusersRoutes(_context: ServerContext): Route[] {
  return [];
}
