import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { providerPages } from '../../../database/schema/selling/provider-pages.ts';
import type { Intent, IntentAsk, IntentName, PaymentFault } from '../provider.ts';

export type ProviderPage = typeof providerPages.$inferSelect;

/** A page as its provider has made it. */
export interface MadePage {
  readonly pageId: string;
  readonly url: string;
  readonly expiresAt: Date | null;
}

/** Milliseconds for which one request alone gives money back: longer than any answer is waited for. */
const BUSY = 120_000;

/** Null where no payment of that name was begun. */
export async function pageOf(db: Database, name: IntentName): Promise<ProviderPage | null> {
  const [page] = await db.select().from(providerPages).where(named(name));
  return page ?? null;
}

/** The payment whose latest page has a name; null where there is none. */
export async function pageNamed(
  db: Database,
  { companyId, provider, pageId }: Pick<ProviderPage, 'companyId' | 'provider' | 'pageId'>,
): Promise<ProviderPage | null> {
  const [page] = await db
    .select()
    .from(providerPages)
    .where(
      and(
        eq(providerPages.companyId, companyId),
        eq(providerPages.provider, provider),
        eq(providerPages.pageId, pageId),
      ),
    );
  return page ?? null;
}

/** Keeps the first page of a payment, which gives the intent its name. */
export async function keepPage(db: Database, ask: IntentAsk, made: MadePage): Promise<ProviderPage> {
  const { companyId, provider, reference, amount, currency, captures } = ask;
  const name = { companyId, provider, intentId: made.pageId };
  await db
    .insert(providerPages)
    .values({ ...name, reference, amount, currency, captures, ...made, turn: 1, isOpened: false })
    .onConflictDoNothing();
  const page = await pageOf(db, name);
  if (page === null) throw new Error('The page of a payment was not kept.');
  return page;
}

export async function changePage(
  db: Database,
  page: ProviderPage,
  change: Partial<Pick<ProviderPage, 'isOpened' | 'collected' | 'busyUntil'>>,
): Promise<void> {
  await db.update(providerPages).set(change).where(named(page));
}

/** Follows a page that came to nothing by another. Of two who do so at once, one does, and the other page is never shown. */
export async function turnPage(db: Database, page: ProviderPage, made: MadePage): Promise<void> {
  await db
    .update(providerPages)
    .set({ ...made, turn: page.turn + 1, isOpened: true })
    .where(and(named(page), eq(providerPages.turn, page.turn)));
}

/** Whether nobody else gives money back of a payment now; it is then kept from others until it is freed, or for two minutes. */
export async function claimPage(db: Database, page: ProviderPage, now: number): Promise<boolean> {
  const { busyUntil } = providerPages;
  const claimed = await db
    .update(providerPages)
    .set({ busyUntil: new Date(now + BUSY) })
    .where(and(named(page), or(isNull(busyUntil), lt(busyUntil, new Date(now)))))
    .returning({ turn: providerPages.turn });
  return claimed.length > 0;
}

/** A payment of which its provider has nothing to tell but this. */
export function pageIntent(
  page: ProviderPage,
  state: Intent['state'],
  code: PaymentFault['code'] | null = null,
): Intent {
  const { intentId: id, amount, currency, reference, url } = page;
  const isCards = code !== null && code !== 'processing_error' && code !== 'abandoned';
  return {
    id,
    state,
    amount,
    currency,
    reference,
    captured: 0,
    fault: code === null ? null : { type: isCards ? 'card_error' : 'api_error', code },
    redirectUrl: state === 'action' ? url : null,
  };
}

function named({ companyId, provider, intentId }: IntentName) {
  return and(
    eq(providerPages.companyId, companyId),
    eq(providerPages.provider, provider),
    eq(providerPages.intentId, intentId),
  );
}
