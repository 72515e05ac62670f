import type { ServerContext } from '../frame/context.ts';
import type { Route } from '../router/route.ts';

export function loyaltyRoutes(_context: ServerContext): Route[] {
  return [];
}
