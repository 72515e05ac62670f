import {
  checkGift,
  checkGiftCode,
  giftHistory,
  giftUses,
  listGifts,
  printGift,
  resendGift,
} from '#contract/money/gifts.ts';
import type { GiftCheckWire } from '#contract/money/gifts.schemas.ts';
import { currencyOf, toDecimal } from '#domain/prices/money.ts';
import { pageRange } from '../../http/pagination.ts';
import { companyOrigin } from '../../companies/company-origin.ts';
import type { Database } from '../../database/database.ts';
import { answerIdempotent } from '../../http/idempotency/idempotent-route.ts';
import type { ServerContext } from '../../context.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { giftsOnSale } from '../../gifts/on-sale.ts';
import { printVoucher } from '../../gifts/print/print-voucher.ts';
import { resendVoucher } from '../../gifts/resend.ts';
import { receivedBy } from '../../gifts/received.ts';
import { boughtBy, giftOrderWire, purchaseDocuments } from '../../gifts/sold.ts';
import { countUses } from '../../gifts/uses.ts';
import { answer, type Caller, type ServerRoute, type Tenant } from '../../router/route.ts';
import { admitTry, CODE_LIMITS, trySubjects } from '../../redemption/tries.ts';
import { findVoucher } from '../../redemption/vouchers.ts';

/** Who asks for a code, and when. */
interface Asking {
  readonly tenant: Tenant;
  readonly caller: Caller | null;
  readonly address: string;
  readonly now: number;
}

export function giftsRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answer(listGifts, ({ tenant }) => giftsOnSale(db, tenant)),
    answer(checkGift, (asked) => checkCode(db, asked, asked.params.code)),
    answer(checkGiftCode, (asked) => checkCode(db, asked, asked.body.code)),
    answer(giftUses, async (asked) => {
      const wait = await waitToTry(db, asked);
      return wait ?? { nbused: await countUses(db, asked.tenant.id, asked.params) };
    }),
    answer(giftHistory, async ({ tenant, caller, query, now }) => {
      const { page, itemPerPage, offset } = pageRange(query);
      const find = query.received === 1 ? receivedBy : boughtBy;
      const found = await find(db, tenant.id, caller?.userId ?? '', { offset, itemPerPage });
      const site = { companyId: tenant.id, origin: await companyOrigin(context, tenant.id) };
      const documents = await purchaseDocuments(db, site, found.vouchers);
      const data = found.vouchers.map((sold) => giftOrderWire(sold, tenant, documents, now));
      return { data, total: found.total, page, itemPerPage };
    }),
    answer(printGift, async (asked) => {
      const wait = await waitToTry(db, asked);
      const { tenant, body, now } = asked;
      return wait ?? printVoucher(context, tenant, { code: body.code, now });
    }),
    answerIdempotent(context, resendGift, async (tx, { tenant, caller, params, body, now }) => {
      const origin = await companyOrigin(context, tenant.id, tx);
      const userId = caller?.userId ?? '';
      return resendVoucher(tx, tenant, { ...context, origin, voucherId: params.id, userId, to: body, now });
    }),
  ];
}

async function checkCode(db: Database, asked: Asking, code: string): Promise<GiftCheckWire | Refusal> {
  const wait = await waitToTry(db, asked);
  if (wait !== null) return wait;
  const { tenant, now } = asked;
  const currency = currencyOf(tenant.profile.mCurrency.code);
  const found = await findVoucher(db, tenant.id, code, now);
  const isValid = found?.status === 'active';
  return {
    valid: isValid,
    status: found?.status ?? 'unknown',
    balance: toDecimal(isValid ? found.balance : 0, currency),
    currency: currency.code,
    expiresAt: found === null ? null : new Date(found.expiresAt).toISOString(),
  };
}

/** Every question about a code counts, whatever its answer: a right one proves nothing about the next. */
async function waitToTry(db: Database, { tenant, caller, address, now }: Asking): Promise<Refusal | null> {
  const admission = await admitTry(db, {
    companyId: tenant.id,
    what: 'voucher code',
    subjects: trySubjects(address, caller),
    limits: CODE_LIMITS,
    now,
  });
  return admission.kind === 'try' ? null : refuse('too_many_attempts', { retryAfter: admission.seconds });
}
