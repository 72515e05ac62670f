import type { EshopGift, EshopLine, EshopOrder } from '#domain/account/orders/eshop-order.ts';
import { currencyOf, type Currency } from '#domain/prices/money.ts';
import { parseAddress } from '../address.ts';
import { webLink } from '../link.ts';
import {
  amount,
  each,
  fields,
  id,
  integer,
  isObject,
  isoInstant,
  localized,
  text,
  type Warn,
} from '../read.ts';
import { parseDocuments } from './issued-documents.ts';

/** What can be read of a page of a customer's orders; null for what is no list. */
export function parseEshopOrders(
  value: unknown,
  warn: Warn,
): { readonly items: readonly EshopOrder[]; readonly total: number } | null {
  const read = fields(value);
  if (!Array.isArray(read['data'])) return null;
  const items = each(read['data'], 'e-shop order', warn, (item) => parseEshopOrder(item, warn));
  return { items, total: integer(read['total'], items.length) };
}

/** One of them; null for what is none. */
export function parseEshopOrder(value: unknown, warn: Warn): EshopOrder | null {
  const read = fields(value);
  const orderedAt = isoInstant(read['createdAt']);
  const currency = currencyOf(text(read['currency']));
  const total = amount(read['total'], currency);
  if (!id(read['id']) || orderedAt === null || total === null) return null;
  const shop = fields(read['shop']);
  const cents = (name: string) => amount(read[name], currency) ?? 0;
  return {
    id: id(read['id']),
    number: text(read['number']),
    orderedAt,
    shopName: text(shop['name']),
    shopSlug: text(shop['slug']),
    timeZone: text(shop['timeZone']),
    mode: read['mode'] === 'delivery' ? 'delivery' : 'collect',
    address: isObject(read['address']) ? parseAddress(read['address']) : null,
    lines: each(read['lines'], 'e-shop line', warn, (item) => parseLine(item, currency)),
    gifts: each(read['gifts'] ?? [], 'bought voucher', warn, (item) => parseGift(item, currency)),
    visitStart: isoInstant(fields(read['appointment'])['startsAt']),
    subtotal: cents('subtotal'),
    discount: cents('discount'),
    voucher: cents('voucher'),
    credit: cents('credit'),
    delivery: cents('delivery'),
    total,
    currency,
    payment: PAYMENTS.find((known) => known === read['paymentStatus']) ?? null,
    status: text(read['status']),
    pickup: parsePickup(read['pickupWindow']),
    trackingUrl: webLink(read['trackingUrl']),
    documents: parseIssued(read, warn),
    withdrawUntil: isoInstant(read['withdrawUntil']),
    withdrawnAt: isoInstant(read['withdrawnAt']),
  };
}

const PAYMENTS = ['none', 'paid', 'partially_refunded', 'refunded'] as const;

/** Its documents; the invoice may be one that the company has made elsewhere. */
function parseIssued(read: Readonly<Record<string, unknown>>, warn: Warn): EshopOrder['documents'] {
  const issued = parseDocuments(read['documents'] ?? [], warn);
  const url = webLink(read['invoiceUrl']);
  if (url === '' || issued.some(({ kind }) => kind === 'invoice')) return issued;
  return [{ kind: 'invoice', number: '', url }, ...issued];
}

function parseLine(value: unknown, currency: Currency): EshopLine | null {
  const read = fields(value);
  const price = amount(read['price'], currency);
  if (price === null) return null;
  return {
    name: localized(read['name']),
    quantity: integer(read['qty'], 1, 1),
    unitPrice: amount(read['unitPrice'], currency) ?? price,
    price,
  };
}

function parseGift(value: unknown, currency: Currency): EshopGift | null {
  const read = fields(value);
  const price = amount(read['price'], currency);
  return price === null ? null : { recipient: text(read['recipient']), price };
}

function parsePickup(value: unknown): EshopOrder['pickup'] {
  const from = isoInstant(fields(value)['from']);
  const to = isoInstant(fields(value)['to']);
  return from === null || to === null ? null : { from, to };
}
