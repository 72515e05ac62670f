import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { ResourceFields, ResourceWire } from '#contract/shop/resources.schemas.ts';
import { PRODUCT_TYPE } from '#domain/catalogue/catalogue.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { resourceArticles, resources } from '../database/schema/booking.ts';
import { articles, shops } from '../database/schema/catalogue.ts';
import { invalidField, refuse, type Refusal } from '../http/refusal.ts';
import { pageRange } from '../http/pagination.ts';
import { standing } from './shops.ts';
import { filledTexts, foreignImage, imageRows } from './writing/written.ts';
import { weekRow, plainWeek } from './week-hours.ts';

type ResourceRow = typeof resources.$inferSelect;

const TYPES = { practitioner: 100, cabin: 200, equipment: 300 } as const;
const KINDS = { 100: 'practitioner', 200: 'cabin', 300: 'equipment' } as const;

/** Collaborators whom a visitor may choose, of one shop (by its id or external id) or of all. No other type is public. */
export async function choosable(
  db: Database,
  companyId: string,
  { shopId, type = TYPES.practitioner }: { readonly shopId?: string; readonly type?: number },
) {
  if (type !== TYPES.practitioner) return [];
  return db
    .select({ id: resources.id, name: resources.name, selectable: resources.selectable })
    .from(resources)
    .innerJoin(shops, and(eq(shops.companyId, resources.companyId), eq(shops.id, resources.shopId)))
    .where(
      and(
        eq(resources.companyId, companyId),
        eq(resources.kind, 'practitioner'),
        eq(resources.selectable, true),
        eq(resources.removed, false),
        eq(shops.removed, false),
        shopId === undefined ? undefined : or(eq(shops.id, shopId), eq(shops.externalId, shopId)),
      ),
    )
    .orderBy(asc(shops.position), asc(resources.position), asc(resources.id));
}

interface PageQuery {
  readonly page?: number;
  readonly itemPerPage?: number;
}

export async function pageOfResources(db: Database, companyId: string, query: PageQuery) {
  const { page, itemPerPage, offset } = pageRange(query);
  const [[counted], data] = await Promise.all([
    db.select({ total: count() }).from(resources).where(present(companyId)),
    resourcesOf(db, companyId, { limit: itemPerPage, offset }),
  ]);
  return { data, total: counted?.total ?? 0, page, itemPerPage };
}

export async function resourceOf(
  db: Database,
  companyId: string,
  id: string,
): Promise<ResourceWire | Refusal> {
  const [resource] = await resourcesOf(db, companyId, { id, limit: 1, offset: 0 });
  return resource ?? refuse('not_found');
}

interface Wanted {
  readonly id?: string;
  readonly limit: number;
  readonly offset: number;
}

async function resourcesOf(
  db: Database,
  companyId: string,
  { id, limit, offset }: Wanted,
): Promise<ResourceWire[]> {
  const ids: SQL<string[] | null> =
    sql`json_agg(${resourceArticles.articleId} order by ${resourceArticles.articleId})`;
  const performed = db
    .select({ articleIds: ids.as('article_ids') })
    .from(resourceArticles)
    .where(
      and(eq(resourceArticles.companyId, resources.companyId), eq(resourceArticles.resourceId, resources.id)),
    )
    .as('performed');
  const rows = await db
    .select({ row: resources, articleIds: performed.articleIds })
    .from(resources)
    .leftJoinLateral(performed, sql`true`)
    .where(and(present(companyId), id === undefined ? undefined : eq(resources.id, id)))
    .orderBy(asc(resources.position), asc(resources.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ row, articleIds }) => resourceWire(row, articleIds ?? []));
}

function resourceWire(row: ResourceRow, services: string[]): ResourceWire {
  return {
    id: row.id,
    shopId: row.shopId,
    type: TYPES[row.kind],
    name: row.name,
    order: row.position,
    selectable: row.selectable,
    weekHours: row.week === null ? null : plainWeek(row.week),
    equipmentKind: row.equipmentKind,
    services,
    picture: row.picture,
    craft: row.craft,
  };
}

export function addResource(
  tx: Database,
  companyId: string,
  fields: ResourceFields,
): Promise<ResourceWire | Refusal> {
  return writeResource(tx, companyId, randomUUID(), fields, async (row) => {
    await tx.insert(resources).values(row);
    return true;
  });
}

export function changeResourceRow(
  db: Database,
  companyId: string,
  id: string,
  fields: ResourceFields,
): Promise<ResourceWire | Refusal> {
  return inTransaction(db, (tx) =>
    writeResource(tx, companyId, id, fields, async (row) => {
      const found = await tx
        .update(resources)
        .set(row)
        .where(and(present(companyId), eq(resources.id, id)))
        .returning({ id: resources.id });
      return found.length > 0;
    }),
  );
}

/** Its appointments stay as they are; it performs nothing any more, and nobody finds it. */
export function removeResourceRow(
  db: Database,
  companyId: string,
  id: string,
): Promise<Record<string, never> | Refusal> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .update(resources)
      .set({ removed: true, selectable: false, equipmentKind: null })
      .where(and(present(companyId), eq(resources.id, id)))
      .returning({ id: resources.id });
    if (found.length === 0) return refuse('not_found');
    await forgetServices(tx, companyId, id);
    return {};
  });
}

function present(companyId: string) {
  return and(eq(resources.companyId, companyId), eq(resources.removed, false));
}

async function forgetServices(
  tx: Database,
  companyId: string,
  id: string,
  except: readonly string[] = [],
): Promise<void> {
  await tx
    .delete(resourceArticles)
    .where(
      and(
        eq(resourceArticles.companyId, companyId),
        eq(resourceArticles.resourceId, id),
        notInArray(resourceArticles.articleId, [...except]),
      ),
    );
}

/** A row with what was written of it; what was not said of a portrait is undefined, and left as it is. */
type WrittenRow = Omit<ResourceRow, 'removed' | keyof PublicRow> & Partial<PublicRow>;
type PublicRow = Pick<ResourceRow, 'picture' | 'craft'>;

/** What visitors see of a practitioner, or the field that may not be written so. */
function publicRow(companyId: string, { type, picture, craft }: ResourceFields): Partial<PublicRow> | string {
  const texts = craft && filledTexts(craft);
  if (type !== TYPES.practitioner) {
    if (picture) return 'picture';
    if (texts && Object.keys(texts).length > 0) return 'craft';
  }
  if (picture && foreignImage([picture], companyId) !== null) return 'picture.url';
  return {
    ...(picture !== undefined && { picture: imageRows(picture ? [picture] : [])[0] ?? null }),
    ...(texts && { craft: texts }),
  };
}

async function writeResource(
  tx: Database,
  companyId: string,
  id: string,
  fields: ResourceFields,
  write: (row: WrittenRow) => Promise<boolean>,
): Promise<ResourceWire | Refusal> {
  const week = fields.weekHours === null ? { kind: 'ok' as const, week: null } : weekRow(fields.weekHours);
  if (week.kind === 'wrong') return invalidField(week.field);
  const kind = KINDS[fields.type];
  if ((kind === 'equipment') !== (fields.equipmentKind !== null)) return invalidField('equipmentKind');
  if (fields.id !== undefined && fields.id !== id) return invalidField('id');
  const shown = publicRow(companyId, fields);
  if (typeof shown === 'string') return invalidField(shown);
  const wrong = await strangeTo(tx, companyId, fields);
  if (wrong !== null) return invalidField(wrong);
  const isThere = await write({
    companyId,
    id,
    shopId: fields.shopId,
    kind,
    name: fields.name.trim(),
    position: fields.order,
    selectable: fields.selectable,
    week: week.week,
    equipmentKind: fields.equipmentKind,
    ...shown,
  });
  if (!isThere) return refuse('not_found');
  // Those that stay are not written again: who looks at free times would be sent to ask.
  await forgetServices(tx, companyId, id, fields.services);
  if (fields.services.length > 0)
    await tx
      .insert(resourceArticles)
      .values(fields.services.map((articleId) => ({ companyId, resourceId: id, articleId })))
      .onConflictDoNothing();
  return resourceOf(tx, companyId, id);
}

/** The field that names a shop or a service that the company does not have. */
async function strangeTo(
  tx: Database,
  companyId: string,
  { shopId, services }: ResourceFields,
): Promise<string | null> {
  const shop = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(and(standing(companyId), eq(shops.id, shopId)))
    .for('share');
  if (shop.length === 0) return 'shopId';
  if (services.length === 0) return null;
  const known = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(
        eq(articles.companyId, companyId),
        eq(articles.removed, false),
        ne(articles.type, PRODUCT_TYPE),
        inArray(articles.id, services),
      ),
    )
    .for('share');
  return known.length === services.length ? null : 'services';
}
