import { setImmediate as letOthersWork } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { SeedCompany } from '#seed/model.ts';
import type { DateKey } from '#domain/time/date-key.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import type { Database } from '../../database/database.ts';
import { claims, resourceArticles, resources } from '../../database/schema/booking.ts';
import {
  articleCategories,
  articles,
  categories,
  shopArticles,
  shops,
} from '../../database/schema/catalogue.ts';
import { users } from '../../database/schema/people/people.ts';
import { companies, hosts } from '../../database/schema/tenants.ts';
import { insertMany } from '../insert-many.ts';
import {
  articleCategoryRows,
  articleRows,
  categoryRows,
  customerRows,
  eventRows,
  FULL_SCALE,
  practitionerRows,
  SCALE_COMPANY,
  scaleCompany,
  shopArticleRows,
  shopRows,
  trainingRows,
  type ScaleSize,
} from './scale-rows.ts';
import { DEMO_PASSWORD } from '../seed.ts';

const CUSTOMERS_AT_ONCE = 2500;

interface ScaleSeed {
  /** Whose looks it borrows. */
  readonly model: SeedCompany;
  readonly today: DateKey;
  readonly size?: ScaleSize;
  /** How far it is, from 0 to 1, and what comes next. */
  readonly onProgress?: (share: number, what: string) => void;
}

/** Makes the big company anew, for measuring; its bookings go. */
export async function seedScale(
  db: Database,
  { model, today, size = FULL_SCALE, onProgress = () => undefined }: ScaleSeed,
): Promise<void> {
  await db.delete(companies).where(eq(companies.id, SCALE_COMPANY));
  const profile = scaleCompany(model);
  await db.insert(companies).values({ id: SCALE_COMPANY, token: profile.token, profile });
  await db.insert(hosts).values({ host: `${SCALE_COMPANY}.localhost`, companyId: SCALE_COMPANY });
  onProgress(0, 'services');
  await insertMany(db, categories, categoryRows());
  await insertMany(db, articles, articleRows(size));
  await insertMany(db, articleCategories, articleCategoryRows(size));
  await insertMany(db, shops, shopRows(size));
  for (let shop = 0; shop < size.shops; shop += 1) {
    onProgress(0.05 + 0.7 * (shop / size.shops), 'shops, their people and calendars');
    await insertMany(db, shopArticles, shopArticleRows(shop, size));
    await insertMany(db, resources, practitionerRows(shop, size));
    await insertMany(db, resourceArticles, trainingRows(shop, size));
    await insertMany(db, claims, eventRows(shop, size, today));
    await letOthersWork();
  }
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (let from = 0; from < size.customers; from += CUSTOMERS_AT_ONCE) {
    onProgress(0.75 + 0.25 * (from / size.customers), 'customers');
    const to = Math.min(size.customers, from + CUSTOMERS_AT_ONCE);
    await insertMany(db, users, customerRows(from, to, passwordHash));
  }
  onProgress(1, 'done');
}
