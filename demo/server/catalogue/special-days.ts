import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { SpecialDayFields, SpecialDayWire } from '#contract/shop/days.schemas.ts';
import { isDateKey } from '#domain/time/date-key.ts';
import { minutesOfClock } from '#domain/time/minutes.ts';
import type { Database } from '../database/database.ts';
import { shops, specialDays } from '../database/schema/catalogue.ts';
import { invalidField, refuse, type Refusal } from '../http/refusal.ts';
import { standing } from './shops.ts';
import { filledTexts } from './writing/written.ts';

type Kind = (typeof specialDays.$inferSelect)['kind'];

/** Of every shop, or of some by their ids or external ids, with commas between them. */
export async function specialDaysOf(
  db: Database,
  companyId: string,
  kind: Kind,
  shopId: string | undefined,
): Promise<SpecialDayWire[]> {
  const asked = shopId?.split(',') ?? [];
  const rows = await db
    .select({ day: specialDays })
    .from(specialDays)
    .innerJoin(shops, and(eq(shops.companyId, specialDays.companyId), eq(shops.id, specialDays.shopId)))
    .where(
      and(
        standing(companyId),
        eq(specialDays.kind, kind),
        shopId === undefined ? undefined : or(inArray(shops.id, asked), inArray(shops.externalId, asked)),
      ),
    )
    .orderBy(asc(specialDays.date), asc(specialDays.from), asc(specialDays.id));
  return rows.map(({ day }) => dayWire(day));
}

export async function addSpecialDay(
  tx: Database,
  companyId: string,
  kind: Kind,
  fields: SpecialDayFields,
): Promise<SpecialDayWire | Refusal> {
  if (!isDateKey(fields.date)) return invalidField('date');
  const { from = null, to = null } = fields;
  if ((from === null) !== (to === null)) return invalidField(from === null ? 'from' : 'to');
  if (from !== null && to !== null && (minutesOfClock(from) ?? 0) >= (minutesOfClock(to) ?? 0))
    return invalidField('to');
  const [shop] = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(and(standing(companyId), or(eq(shops.id, fields.shopId), eq(shops.externalId, fields.shopId))))
    .for('no key update');
  if (shop === undefined) return invalidField('shopId');
  const [row] = await tx
    .insert(specialDays)
    .values({
      companyId,
      id: randomUUID(),
      shopId: shop.id,
      kind,
      date: fields.date,
      from,
      to,
      label: filledTexts(fields.label),
    })
    .returning();
  return row === undefined ? refuse('server') : dayWire(row);
}

export async function removeSpecialDay(
  db: Database,
  companyId: string,
  kind: Kind,
  id: string,
): Promise<Record<string, never> | Refusal> {
  const removed = await db
    .delete(specialDays)
    .where(and(eq(specialDays.companyId, companyId), eq(specialDays.kind, kind), eq(specialDays.id, id)))
    .returning({ id: specialDays.id });
  return removed.length === 0 ? refuse('not_found') : {};
}

function dayWire(day: typeof specialDays.$inferSelect): SpecialDayWire {
  return {
    id: day.id,
    shopId: day.shopId,
    date: day.date,
    ...(day.from === null ? {} : { from: day.from }),
    ...(day.to === null ? {} : { to: day.to }),
    label: { ...day.label },
  };
}
