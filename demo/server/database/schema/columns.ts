import { foreignKey, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { companies } from './tenants.ts';

/** The company that a row belongs to, and goes with. */
export const tenant = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** When the row was last written; a trigger of the database keeps it, a shop's by its special days too. */
export const written = () => moment('changed_at').notNull().defaultNow();

interface OfCompany {
  readonly companyId: AnyPgColumn;
}

/** What `column` names is of the same company, and its rows go with it. */
export const ownedBy = (
  { companyId }: OfCompany,
  column: AnyPgColumn,
  whole: OfCompany & { readonly id: AnyPgColumn },
) =>
  foreignKey({ columns: [companyId, column], foreignColumns: [whole.companyId, whole.id] }).onDelete(
    'cascade',
  );
