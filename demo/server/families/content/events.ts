import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import {
  createEvent,
  listEvents,
  listEveryEvent,
  removeEvent,
  updateEvent,
} from '#contract/content/events.ts';
import type { EventFields } from '#contract/content/events.schemas.ts';
import { announced, current, howMany, latestFirst } from '../../content/announcements.ts';
import { cleanHtml, type PictureHome } from '../../content/clean-html.ts';
import { eventWire } from '../../content/events.ts';
import { pageRange } from '../../http/pagination.ts';
import { pictureHome } from '../../content/picture-home.ts';
import { safeAddress } from '../../content/safe-address.ts';
import { cleanTexts, isOwnImage, isPeriod, writtenWords } from '../../content/written.ts';
import { inTransaction } from '../../database/database.ts';
import { events } from '../../database/schema/content.ts';
import { answerIdempotent } from '../../http/idempotency/idempotent-route.ts';
import type { ServerContext } from '../../context.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import { answer, type ServerRoute } from '../../router/route.ts';

/** Events that a visitor's page loads at once. */
const MOST_AT_ONCE = 100;

export function eventsRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answer(listEvents, async ({ tenant, now }) => {
      const rows = await db
        .select()
        .from(events)
        .where(current(events, tenant.id, now))
        .orderBy(asc(events.end), asc(events.id))
        .limit(MOST_AT_ONCE);
      return rows.map(eventWire);
    }),
    answer(listEveryEvent, async ({ tenant, query }) => {
      const { page, itemPerPage, offset } = pageRange(query);
      const rows = await db
        .select()
        .from(events)
        .where(eq(events.companyId, tenant.id))
        .orderBy(...latestFirst(events))
        .offset(offset)
        .limit(itemPerPage);
      return { data: rows.map(eventWire), total: await howMany(db, events, tenant.id), page, itemPerPage };
    }),
    answerIdempotent(context, createEvent, async (tx, { tenant, body, now }) => {
      const columns = columnsOf(body, await pictureHome(context, tenant, tx));
      if (columns instanceof Refusal) return columns;
      const [row] = await tx
        .insert(events)
        .values({ companyId: tenant.id, id: randomUUID(), createdAt: new Date(now), ...columns })
        .returning();
      return eventWire(row!);
    }),
    answer(updateEvent, ({ tenant, params, body }) =>
      inTransaction(db, async (tx) => {
        const columns = columnsOf(body, await pictureHome(context, tenant, tx));
        if (columns instanceof Refusal) return columns;
        const [row] = await tx
          .update(events)
          .set(columns)
          .where(announced(events, tenant.id, params.id))
          .returning();
        return row === undefined ? refuse('not_found') : eventWire(row);
      }),
    ),
    answer(removeEvent, async ({ tenant, params }) => {
      const removed = await db
        .delete(events)
        .where(announced(events, tenant.id, params.id))
        .returning({ id: events.id });
      return removed.length > 0 ? {} : refuse('not_found');
    }),
  ];
}

function columnsOf(fields: EventFields, home: PictureHome) {
  const { start, end, img = [], showDates, body, link = { url: '', title: {} } } = fields;
  if (!isPeriod(fields)) return invalidField('end');
  const foreign = img.findIndex((image) => !isOwnImage(image, home.companyId));
  if (foreign !== -1) return invalidField(`img.${foreign}.url`);
  const linkUrl = link.url.trim() === '' ? '' : safeAddress(link.url);
  if (linkUrl === null) return invalidField('link.url');
  return {
    start: new Date(start),
    end: new Date(end),
    images: img,
    showDates,
    body: cleanTexts(body, (html) => cleanHtml(html, home)),
    linkUrl,
    linkTitle: writtenWords(link.title),
  };
}
