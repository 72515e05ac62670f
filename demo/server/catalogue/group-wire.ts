import type { GeogroupmentWire } from '#contract/shop/geogroupments.schemas.ts';
import type { geogroupments } from '../database/schema/catalogue.ts';

export type GroupRow = typeof geogroupments.$inferSelect;

export function geogroupmentWire(row: GroupRow): GeogroupmentWire {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    description: { short: { ...row.shortText }, long: { ...row.longText } },
    image: row.image,
    order: row.position,
  };
}
