import type { CreditEntry, StoreCredit } from '#domain/account/credit/store-credit.ts';
import { VOUCHER_STATUSES, type Voucher, type VoucherUse } from '#domain/account/credit/voucher.ts';
import { currencyOf, toCents, type Currency } from '#domain/prices/money.ts';
import {
  amount,
  each,
  fields,
  id,
  integer,
  isoInstant,
  localized,
  number,
  text,
  type Warn,
} from '../read.ts';
import { parseDocuments } from './issued-documents.ts';

/** What can be read of a page of vouchers; null for what is no list. */
export function parseVouchers(
  value: unknown,
  warn: Warn,
): { readonly items: readonly Voucher[]; readonly total: number } | null {
  const read = fields(value);
  if (!Array.isArray(read['data'])) return null;
  const items = each(read['data'], 'voucher', warn, (item) => parseVoucher(item, warn));
  return { items, total: integer(read['total'], items.length) };
}

/** One of them; null for what is none. */
export function parseVoucher(value: unknown, warn: Warn): Voucher | null {
  const read = fields(value);
  const currency = currencyOf(text(read['currency']));
  const initial = amount(read['initial'], currency);
  const balance = amount(read['balance'], currency);
  const expiresAt = isoInstant(read['expiresAt']);
  if (!id(read['id']) || initial === null || balance === null || expiresAt === null) return null;
  const recipient = fields(read['recipient']);
  return {
    id: id(read['id']),
    name: localized(read['name']),
    last4: text(read['last4']),
    initial,
    balance,
    currency,
    status: VOUCHER_STATUSES.find((known) => known === read['status']) ?? null,
    recipientName: text(recipient['name']),
    recipientEmail: text(recipient['email']),
    sender: text(read['sender']),
    message: text(read['message']),
    deliverAt: isoInstant(read['deliverAt']) ?? expiresAt,
    expiresAt,
    documents: parseDocuments(read['documents'] ?? [], warn),
    uses: each(read['uses'], 'use of a voucher', warn, (item) => parseUse(item, currency)),
  };
}

function parseUse(value: unknown, currency: Currency): VoucherUse | null {
  const read = fields(value);
  const at = isoInstant(read['date']);
  const paid = amount(read['amount'], currency);
  return at === null || paid === null
    ? null
    : { at, amount: paid, returned: amount(read['returned'], currency) ?? 0 };
}

/** What a customer has with a company; null for what says nothing of it. */
export function parseStoreCredit(value: unknown, warn: Warn): StoreCredit | null {
  const read = fields(value);
  const currency = currencyOf(text(read['currency']));
  const balance = amount(read['credits'], currency);
  if (balance === null) return null;
  const history = each(read['history'], 'credit entry', warn, (item) => parseEntry(item, currency));
  return { balance, currency, history, historyTotal: integer(read['historyTotal'], history.length) };
}

const REASONS = ['spent', 'returned', 'given'] as const;

function parseEntry(value: unknown, currency: Currency): CreditEntry | null {
  const read = fields(value);
  const at = isoInstant(read['date']);
  const delta = number(read['amount']);
  if (at === null || delta === null) return null;
  return {
    at,
    amount: toCents(delta, currency),
    reason: REASONS.find((known) => known === read['reason']) ?? 'changed',
  };
}
