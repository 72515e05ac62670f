import type { ServerContext } from '../frame/context.ts';
import type { Route } from '../router/route.ts';

export function bookingOrderRoutes(_context: ServerContext): Route[] {
  return [];
}
