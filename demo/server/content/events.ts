import type { EventWire } from '#contract/content/events.schemas.ts';
import type { events } from '../database/schema/content.ts';

/** An event as it travels. */
export function eventWire(row: typeof events.$inferSelect): EventWire {
  return {
    id: row.id,
    start: row.start.toISOString(),
    end: row.end.toISOString(),
    img: row.images,
    showDates: row.showDates,
    body: { ...row.body },
    link: { url: row.linkUrl, title: { ...row.linkTitle } },
  };
}
