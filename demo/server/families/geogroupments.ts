import type { GeogroupmentWire } from '#contract/families/geogroupments.ts';
import type { geogroupments } from '../database/schema/catalogue.ts';
import type { ServerContext } from '../frame/context.ts';
import type { Route } from '../router/route.ts';

export function geogroupmentsRoutes(_context: ServerContext): Route[] {
  return [];
}

export function geogroupmentWire(row: typeof geogroupments.$inferSelect): GeogroupmentWire {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    description: { short: { ...row.shortText }, long: { ...row.longText } },
    image: row.image,
    order: row.position,
  };
}
