import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { ShopFields } from '#contract/shop/shops.schemas.ts';
import { isTimeZone } from '#domain/time/time-zone.ts';
import { isReservedWord } from '#domain/site/fixed-routes.ts';
import { FEATURE_ROUTES } from '#server/render/feature-routes.ts';
import type { Database } from '../../database/database.ts';
import { shops } from '../../database/schema/catalogue.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import { externalIdOf, newExternalId } from './external-id.ts';
import { matchWire, standing } from '../shops.ts';
import { weekRow } from '../week-hours.ts';
import { linkShop, readShopLinks } from './shop-links.ts';
import { changed, imageRows, slugTaken, foreignImage } from './written.ts';

type Fields = Static<typeof ShopFields>;

/** The id of the new shop. */
export async function addShop(tx: Database, companyId: string, fields: Fields): Promise<string | Refusal> {
  const written = writtenShop(companyId, fields);
  if (written instanceof Refusal) return written;
  const links = await readShopLinks(tx, companyId, fields, null);
  if (links instanceof Refusal) return links;
  const [added] = await tx
    .insert(shops)
    .values({ ...written, externalId: newExternalId(), ...links.columns, companyId, id: randomUUID() })
    .onConflictDoNothing()
    .returning({ id: shops.id });
  if (added === undefined) return slugTaken();
  await linkShop(tx, companyId, added.id, links);
  return added.id;
}

export function changeShopRow(
  db: Database,
  companyId: string,
  id: string,
  fields: Fields,
): Promise<string | Refusal> {
  return changed(db, async (tx) => {
    const written = writtenShop(companyId, fields);
    if (written instanceof Refusal) return written;
    const links = await readShopLinks(tx, companyId, fields, id);
    if (links instanceof Refusal) return links;
    const [row] = await tx
      .update(shops)
      .set({ ...written, ...links.columns, address: addressAfter(fields) })
      .where(and(standing(companyId), eq(shops.id, id)))
      .returning({ id: shops.id });
    if (row === undefined) return refuse('not_found');
    await linkShop(tx, companyId, id, links);
    return id;
  });
}

/** Its appointments and orders stay readable; nobody finds it or books there any more. */
export async function removeShopRow(
  db: Database,
  companyId: string,
  id: string,
): Promise<Record<string, never> | Refusal> {
  const [row] = await db
    .update(shops)
    .set({ removed: true, bookable: false })
    .where(and(standing(companyId), eq(shops.id, id)))
    .returning({ id: shops.id });
  return row === undefined ? refuse('not_found') : {};
}

/** Gives a shop the id that planning and tills know it by, which is no other's. */
export async function matchShopRow(
  db: Database,
  companyId: string,
  { artebeauteId, webId }: { readonly artebeauteId: string; readonly webId: string },
) {
  const matched = await changed(db, async (tx) => {
    const [row] = await tx
      .update(shops)
      .set({ externalId: externalIdOf(artebeauteId) })
      .where(and(standing(companyId), eq(shops.id, webId)))
      .returning();
    return row === undefined ? refuse('not_found') : matchWire(row);
  });
  const isTaken = matched instanceof Refusal && matched.type === 'conflict';
  return isTaken ? refuse('conflict', { field: 'artebeauteId' }) : matched;
}

/** The address as it is written; the town's other names stay where they are not said. */
function addressAfter({ publicInfo: { address } }: Fields) {
  if (address.otherNames) return address;
  const kept = sql`jsonb_build_object('otherNames', ${shops.address}->'otherNames')`;
  return sql`jsonb_strip_nulls(${JSON.stringify(address)}::jsonb || ${kept})`;
}

function writtenShop(companyId: string, fields: Fields) {
  const isTaken = isReservedWord(fields.slug) || FEATURE_ROUTES.isTaken(fields.slug);
  if (isTaken) return invalidField('slug');
  if (!isNamedZone(fields.timezone)) return invalidField('timezone');
  const strange = foreignImage(fields.images, companyId);
  if (strange !== null) return invalidField(strange);
  const week = weekRow(fields.weekHours);
  if (week.kind === 'wrong') return invalidField(week.field);
  const { publicInfo, localisation, booker } = fields;
  return {
    slug: fields.slug,
    position: fields.order,
    name: publicInfo.name.trim(),
    phone: publicInfo.phone.trim(),
    email: publicInfo.email.trim(),
    address: publicInfo.address,
    latitude: localisation.coordonate?.lat ?? null,
    longitude: localisation.coordonate?.lng ?? null,
    timeZone: fields.timezone,
    images: imageRows(fields.images),
    bookable: booker.active,
    usesCabins: booker.shopUseCabins,
    week: week.week,
  };
}

/** A zone of the IANA database by its name; offsets as `+02:00` know no summer. */
function isNamedZone(name: string): boolean {
  return /^[A-Z]/i.test(name) && isTimeZone(name);
}
