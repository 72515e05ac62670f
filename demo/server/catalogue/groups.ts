import { and, asc, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { GeogroupmentFields, GeogroupmentWire } from '#contract/shop/geogroupments.schemas.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { geogroupments, shops } from '../database/schema/catalogue.ts';
import { invalidField, refuse, Refusal } from '../http/refusal.ts';
import { geogroupmentWire } from './group-wire.ts';
import { standing } from './shops.ts';
import { htmlText, imageRows, filledTexts, foreignImage } from './writing/written.ts';

type Fields = Static<typeof GeogroupmentFields>;
type Done = Record<string, never>;

/** The groups in the company's order, or the one of an id. */
export async function groupsOf(db: Database, companyId: string, id?: number): Promise<GeogroupmentWire[]> {
  const rows = await db
    .select()
    .from(geogroupments)
    .where(
      and(eq(geogroupments.companyId, companyId), id === undefined ? undefined : eq(geogroupments.id, id)),
    )
    .orderBy(asc(geogroupments.position), asc(geogroupments.id));
  return rows.map(geogroupmentWire);
}

export async function addGroup(
  tx: Database,
  companyId: string,
  fields: Fields,
): Promise<GeogroupmentWire | Refusal> {
  const written = writtenGroup(companyId, fields);
  if (written instanceof Refusal) return written;
  const [row] = await tx
    .insert(geogroupments)
    .values({ ...written, companyId })
    .returning();
  return row === undefined ? refuse('server') : geogroupmentWire(row);
}

export async function changeGroup(
  db: Database,
  companyId: string,
  id: number,
  fields: Fields,
): Promise<GeogroupmentWire | Refusal> {
  const written = writtenGroup(companyId, fields);
  if (written instanceof Refusal) return written;
  const [row] = await db.update(geogroupments).set(written).where(sameGroup(companyId, id)).returning();
  return row === undefined ? refuse('not_found') : geogroupmentWire(row);
}

/** Its shops are among the others then. */
export function removeGroup(db: Database, companyId: string, id: number): Promise<Done | Refusal> {
  return inTransaction(db, async (tx) => {
    const group = await tx
      .select({ id: geogroupments.id })
      .from(geogroupments)
      .where(sameGroup(companyId, id))
      .for('update');
    if (group.length === 0) return refuse('not_found');
    await tx
      .update(shops)
      .set({ groupId: null })
      .where(and(eq(shops.companyId, companyId), eq(shops.groupId, id)));
    await tx.delete(geogroupments).where(sameGroup(companyId, id));
    return {};
  });
}

export function putIntoGroup(
  db: Database,
  companyId: string,
  id: number,
  shopId: string,
): Promise<Done | Refusal> {
  return inTransaction(db, async (tx) => {
    const group = await tx
      .select({ id: geogroupments.id })
      .from(geogroupments)
      .where(sameGroup(companyId, id))
      .for('share');
    if (group.length === 0) return refuse('not_found');
    const moved = await tx
      .update(shops)
      .set({ groupId: id })
      .where(and(standing(companyId), eq(shops.id, shopId)))
      .returning({ id: shops.id });
    return moved.length === 0 ? refuse('not_found') : {};
  });
}

/** Nothing changes where the shop is in another group, or in none. */
export function takeOutOfGroup(
  db: Database,
  companyId: string,
  id: number,
  shopId: string,
): Promise<Done | Refusal> {
  return inTransaction(db, async (tx) => {
    const [shop] = await tx
      .select({ groupId: shops.groupId })
      .from(shops)
      .where(and(standing(companyId), eq(shops.id, shopId)))
      .for('update');
    const [group] = await tx
      .select({ id: geogroupments.id })
      .from(geogroupments)
      .where(sameGroup(companyId, id));
    if (shop === undefined || group === undefined) return refuse('not_found');
    if (shop.groupId === id)
      await tx
        .update(shops)
        .set({ groupId: null })
        .where(and(eq(shops.companyId, companyId), eq(shops.id, shopId)));
    return {};
  });
}

function sameGroup(companyId: string, id: number) {
  return and(eq(geogroupments.companyId, companyId), eq(geogroupments.id, id));
}

function writtenGroup(companyId: string, { name, type, description, image, order }: Fields) {
  const images = image === null ? [] : [image];
  if (foreignImage(images, companyId) !== null) return invalidField('image.url');
  return {
    name: name.trim(),
    type,
    shortText: filledTexts(description.short),
    longText: htmlText(description.long, companyId),
    image: imageRows(images)[0] ?? null,
    position: order,
  };
}
