import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import {
  createAlert,
  listAlerts,
  listEveryAlert,
  removeAlert,
  updateAlert,
} from '#contract/content/alerts.ts';
import type { AlertFields, AlertWire } from '#contract/content/alerts.schemas.ts';
import { announced, current, howMany, latestFirst } from '../../content/announcements.ts';
import { cleanHtml } from '../../content/clean-html.ts';
import { pageRange } from '../../http/pagination.ts';
import { pictureHome } from '../../content/picture-home.ts';
import { cleanTexts, isPeriod } from '../../content/written.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { articles } from '../../database/schema/catalogue.ts';
import { alerts } from '../../database/schema/content.ts';
import { answerIdempotent } from '../../http/idempotency/idempotent-route.ts';
import type { ServerContext } from '../../context.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import { answer, type ServerRoute, type Tenant } from '../../router/route.ts';

/** Alerts that a visitor's page loads at once. */
const MOST_AT_ONCE = 100;

export function alertsRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answer(listAlerts, async ({ tenant, now }) => {
      const rows = await db
        .select()
        .from(alerts)
        .where(current(alerts, tenant.id, now))
        .orderBy(asc(alerts.end), asc(alerts.id))
        .limit(MOST_AT_ONCE);
      return rows.map(alertWire);
    }),
    answer(listEveryAlert, async ({ tenant, query }) => {
      const { page, itemPerPage, offset } = pageRange(query);
      const rows = await db
        .select()
        .from(alerts)
        .where(eq(alerts.companyId, tenant.id))
        .orderBy(...latestFirst(alerts))
        .offset(offset)
        .limit(itemPerPage);
      return { data: rows.map(alertWire), total: await howMany(db, alerts, tenant.id), page, itemPerPage };
    }),
    answerIdempotent(context, createAlert, async (tx, { tenant, body, now }) => {
      const columns = await columnsOf(context, tenant, tx, body);
      if (columns instanceof Refusal) return columns;
      const [row] = await tx
        .insert(alerts)
        .values({ companyId: tenant.id, id: randomUUID(), createdAt: new Date(now), ...columns })
        .returning();
      return alertWire(row!);
    }),
    answer(updateAlert, ({ tenant, params, body }) =>
      inTransaction(db, async (tx) => {
        const columns = await columnsOf(context, tenant, tx, body);
        if (columns instanceof Refusal) return columns;
        const [row] = await tx
          .update(alerts)
          .set(columns)
          .where(announced(alerts, tenant.id, params.id))
          .returning();
        return row === undefined ? refuse('not_found') : alertWire(row);
      }),
    ),
    answer(removeAlert, async ({ tenant, params }) => {
      const removed = await db
        .delete(alerts)
        .where(announced(alerts, tenant.id, params.id))
        .returning({ id: alerts.id });
      return removed.length > 0 ? {} : refuse('not_found');
    }),
  ];
}

/** A service that is not the company's is refused as one that does not exist. */
async function columnsOf(context: ServerContext, tenant: Tenant, tx: Database, fields: AlertFields) {
  if (!isPeriod(fields)) return invalidField('end');
  const [service] = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.companyId, tenant.id), eq(articles.id, fields.serviceId)));
  if (service === undefined) return invalidField('serviceId');
  const home = await pictureHome(context, tenant, tx);
  return {
    serviceId: service.id,
    start: new Date(fields.start),
    end: new Date(fields.end),
    body: cleanTexts(fields.body, (html) => cleanHtml(html, home)),
  };
}

function alertWire({ id, serviceId, start, end, body }: typeof alerts.$inferSelect): AlertWire {
  return { id, serviceId, start: start.toISOString(), end: end.toISOString(), body: { ...body } };
}
