import { SALE_KINDS, type GiftSending, type SoldLine } from '#domain/checkout/sold-line.ts';
import type { PostalAddress } from '#domain/delivery/postal-address.ts';
import type { ContactInput } from '#domain/people/contact-details.ts';
import type { Cents } from '#domain/prices/money.ts';
import { PAYMENT_MODES, type PaymentMode } from '#domain/prices/payment-terms.ts';
import { isDateKey } from '#domain/time/date-key.ts';
import { instant } from '#domain/time/instant.ts';
import { jsonOf } from '#domain/json.ts';
import type { TextStorage } from '#platform/ports.ts';
import { parseAddress } from '#platform/wire/address.ts';
import { fields, flag, id, isObject, list, number, text, type WireFields } from '#platform/wire/read.ts';
import { EMPTY_DRAFT, parseContact } from '../visit/visit-memory.ts';
import { readJson } from '../visitor/scoped-storage.ts';

/** What is sold, as it was when its payment was prepared. */
export interface SoldSale {
  /** Id of the customer who buys; empty for a guest. */
  readonly customerId: string;
  readonly email: string;
  readonly shopId: string;
  readonly lines: readonly SoldLine[];
  readonly discount: Cents;
  /** What sending the products costs. */
  readonly delivery: Cents;
  readonly total: Cents;
  /** What vouchers pay, and the customer's own credit. */
  readonly voucher: Cents;
  readonly credit: Cents;
  readonly due: Cents;
  /** What of that is paid online, or held on the card. */
  readonly now: Cents;
  readonly mode: PaymentMode;
  /** Where the products are sent; null: they are collected, or there are none. */
  readonly address: PostalAddress | null;
}

/** A payment that was begun. Whatever is paid under it is the very same sale. */
export interface BegunPayment extends SoldSale {
  readonly cartId: string;
  /** Opens the payment: it goes nowhere but to the back end. */
  readonly token: string;
  /** Null: nothing is paid online. */
  readonly paymentId: string | null;
  /** What the provider's form pays with by itself, for a while; null where the back end is told the means of payment. */
  readonly formToken: string | null;
  /** Epoch milliseconds. */
  readonly preparedAt: number;
  /** The body that it was prepared with. */
  readonly sale: string;
  /** Idempotency key of what was last sent, and the means of payment in it; null: nothing is under way. */
  readonly sent: { readonly key: string; readonly method: string | null } | null;
}

/** What was bought, as it is shown to its buyer. */
export interface Receipt extends SoldSale {
  readonly orderId: string;
  /** Of the order, for people. */
  readonly number: string;
  readonly transactionId: string;
  /** Of its appointment, as the back end names it; null without one. */
  readonly appointmentStatus: string | null;
}

/** What a customer spends of their credit, at most. */
export interface SpentCredit {
  readonly customerId: string;
  readonly most: Cents;
}

export interface KeptDelivery {
  readonly isChosen: boolean;
  readonly address: PostalAddress;
  /** Id of the customer from whose last order it was taken; empty: it was typed. */
  readonly of: string;
}

/** What this tab keeps of a checkout over a reload. */
export interface CheckoutRecord {
  readonly draft: ContactInput;
  /** What was typed of who buys, before a profile took its place; null: none did. */
  readonly aside: Omit<ContactInput, 'message'> | null;
  readonly codes: readonly string[];
  readonly credit: SpentCredit | null;
  /** Whether products are sent, and where to, as it was typed. */
  readonly delivery: KeptDelivery;
  readonly payment: BegunPayment | null;
  readonly receipt: Receipt | null;
  /** Names this tab to the others where one of them pays; empty until it does. */
  readonly claim: string;
}

export interface CheckoutMemory {
  get(): CheckoutRecord;
  change(change: Partial<CheckoutRecord>): void;
}

export const NO_ADDRESS: PostalAddress = { street: '', details: '', zipcode: '', city: '', country: '' };

export const NO_DELIVERY: KeptDelivery = { isChosen: false, address: NO_ADDRESS, of: '' };

const KEY = 'checkout';
const VERSION = 3;
const FRESH: CheckoutRecord = {
  draft: EMPTY_DRAFT,
  aside: null,
  codes: [],
  credit: null,
  delivery: NO_DELIVERY,
  payment: null,
  receipt: null,
  claim: '',
};

export function createCheckoutMemory(storage: Pick<TextStorage, 'read' | 'write'>): CheckoutMemory {
  let record = parseRecord(readJson(storage, KEY)) ?? FRESH;
  return {
    get: () => record,
    change(change) {
      record = { ...record, ...change };
      storage.write(KEY, jsonOf({ version: VERSION, ...record }));
    },
  };
}

/** Null for what an older version kept, or somebody else wrote. */
function parseRecord(value: unknown): CheckoutRecord | null {
  const read = fields(value);
  if (read['version'] !== VERSION) return null;
  const draft = fields(read['draft']);
  return {
    draft: { ...parseContact(draft), message: text(draft['message']) },
    aside: isObject(read['aside']) ? parseContact(read['aside']) : null,
    codes: (list(read['codes']) ?? []).filter((each) => typeof each === 'string'),
    credit: isObject(read['credit']) ? parseCredit(read['credit']) : null,
    delivery: {
      isChosen: flag(fields(read['delivery'])['isChosen'], false),
      address: parseAddress(fields(read['delivery'])['address']),
      of: text(fields(read['delivery'])['of']),
    },
    payment: isObject(read['payment']) ? parseBegun(read['payment']) : null,
    receipt: isObject(read['receipt']) ? parseReceipt(read['receipt']) : null,
    claim: text(read['claim']),
  };
}

function parseCredit(read: WireFields): SpentCredit | null {
  const [customerId, most] = [text(read['customerId']), number(read['most']) ?? 0];
  return customerId && most > 0 ? { customerId, most } : null;
}

export function parseBegun(read: WireFields): BegunPayment | null {
  const [cartId, token, sale] = ['cartId', 'token', 'sale'].map((name) => text(read[name]));
  const sold = parseSold(read);
  if (!cartId || !token || !sale || !sold) return null;
  const { key, method } = fields(read['sent']);
  const sent = text(key) ? { key: text(key), method: text(method) || null } : null;
  const [paymentId, formToken] = [text(read['paymentId']) || null, text(read['formToken']) || null];
  const preparedAt = number(read['preparedAt']) ?? 0;
  return { ...sold, cartId, token, sale, paymentId, formToken, preparedAt, sent };
}

function parseReceipt(read: WireFields): Receipt | null {
  const sold = parseSold(read);
  const orderId = id(read['orderId']);
  const [orderNumber = '', transactionId = ''] = ['number', 'transactionId'].map((name) => text(read[name]));
  const appointmentStatus = text(read['appointmentStatus']) || null;
  return sold && orderId ? { ...sold, orderId, number: orderNumber, transactionId, appointmentStatus } : null;
}

function parseSold(read: WireFields): SoldSale | null {
  const [total, due, now] = ['total', 'due', 'now'].map((name) => number(read[name]));
  const mode = PAYMENT_MODES.find((one) => one === read['mode']);
  if (total == null || due == null || now == null || mode === undefined) return null;
  const lines = (list(read['lines']) ?? []).flatMap((each) => parseLine(fields(each)) ?? []);
  const [customerId = '', email = '', shopId = ''] = ['customerId', 'email', 'shopId'].map((name) =>
    text(read[name]),
  );
  const address = isObject(read['address']) ? parseAddress(read['address']) : null;
  const [discount = 0, delivery = 0, voucher = 0, credit = 0] = [
    'discount',
    'delivery',
    'voucher',
    'credit',
  ].map((name) => number(read[name]) ?? 0);
  const sums = { discount, delivery, total, voucher, credit, due, now, mode };
  return { customerId, email, shopId, lines, ...sums, address };
}

function parseLine(read: WireFields): SoldLine | null {
  const kind = SALE_KINDS.find((one) => one === read['kind']);
  const [quantity, price, startsAt] = ['quantity', 'price', 'startsAt'].map((name) => number(read[name]));
  if (kind === undefined || quantity == null || price == null) return null;
  const start = startsAt == null ? null : instant(startsAt);
  const sending = isObject(read['sending']) ? parseSending(read['sending']) : null;
  return { kind, id: text(read['id']), name: text(read['name']), quantity, price, startsAt: start, sending };
}

function parseSending(read: WireFields): GiftSending {
  const day = text(read['day']);
  return { email: text(read['email']), day: isDateKey(day) ? day : null };
}
