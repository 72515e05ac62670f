import type { Database } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller, Tenant } from '../router/route.ts';
import { countingWrongCodes } from '../redemption/counted-codes.ts';
import type { SaleAsk } from './ask.ts';
import { priceSale } from './pricing/price-sale.ts';
import type { PricedSale } from './pricing/priced-sale.ts';
import type { PaymentTerms } from './settings.ts';
import { sortCodes } from './sort-codes.ts';

interface Asker {
  readonly tenant: Tenant;
  readonly caller: Caller | null;
  /** IP address. */
  readonly address: string;
  readonly now: number;
}

interface Wish {
  readonly ask: SaleAsk;
  /** Of any kind, instead of those that `ask` names by their kinds. */
  readonly codes?: readonly string[] | undefined;
  /** False: nothing is taken off, not even what applies by itself. */
  readonly isReduced?: boolean;
}

/** What somebody asks for, priced for them, with their codes by kinds. Wrong codes are counted. */
export async function priceAsked(
  db: Database,
  terms: PaymentTerms,
  asker: Asker,
  { ask: wished, codes = [], isReduced = true }: Wish,
): Promise<{ readonly ask: SaleAsk; readonly priced: PricedSale } | Refusal> {
  const { tenant, now } = asker;
  const userId = isReduced ? (asker.caller?.userId ?? null) : null;
  const price = async () => {
    const sorted =
      codes.length === 0 ? {} : await sortCodes(db, tenant.id, { codes, customerId: userId, now });
    if (sorted instanceof Refusal) return sorted;
    const ask = { ...wished, ...sorted };
    const priced = await priceSale(db, tenant, ask, { terms, userId, now, isReduced });
    return priced instanceof Refusal ? priced : { ask, priced };
  };
  const hasCodes = codes.length > 0 || wished.couponCode !== null || wished.voucherCodes.length > 0;
  return hasCodes ? countingWrongCodes(db, { ...asker, what: 'code at the checkout' }, price) : price();
}
