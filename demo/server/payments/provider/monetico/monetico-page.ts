import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { companies } from '../../../database/schema/tenants.ts';
import type { MadePage } from '../hosted/provider-page.ts';
import type { IntentAsk } from '../provider.ts';
import { moneticoFormPath } from './form/form-path.ts';
import { latestOrder, openOrder } from './monetico-orders.ts';

/** After which Monetico takes no further try of an order. */
export const MOST_REFUSALS = 4;

/**
 * Makes an order that a visitor is to pay, and the page that leads them to Monetico's. A payment keeps its order while that may be tried
 * again, so that it is never paid by two of them.
 */
export async function makePage(
  { db, now }: { readonly db: Database; readonly now: number },
  { companyId, reference, returnUrl }: Omit<IntentAsk, 'provider'>,
  turn: number,
): Promise<MadePage> {
  const before = turn === 1 ? null : await latestOrder(db, companyId, reference);
  const isUsedUp = before !== null && before.refusals >= MOST_REFUSALS;
  // Fifty letters and digits at most.
  const own = reference.replace(/[^A-Za-z0-9]/g, '').slice(0, 40);
  const id = before === null ? own : isUsedUp ? `${own}x${turn}` : before.id;
  await openOrder(db, { companyId, id, paymentId: reference, returnUrl, openedAt: new Date(now) });
  const [company] = await db
    .select({ token: companies.token })
    .from(companies)
    .where(eq(companies.id, companyId));
  const path = moneticoFormPath(company?.token ?? '', id);
  return { pageId: id, url: new URL(path, returnUrl).href, expiresAt: null };
}
