import type { ContactInput } from '#domain/people/contact-details.ts';
import type { Cents } from '#domain/prices/money.ts';
import { jsonOf } from '#domain/json.ts';
import type { TextStorage } from '#platform/ports.ts';
import { fields, id, isObject, list, number, text, type WireFields } from '#platform/wire/read.ts';
import { EMPTY_DRAFT, parseContact } from '../visit/visit-memory.ts';
import { readJson } from '../visitor/scoped-storage.ts';

/** A payment that was begun. Nothing of it says who pays. */
export interface BegunPayment {
  readonly cartId: string;
  /** Opens the payment: it goes nowhere but to the back end. */
  readonly token: string;
  /** Null: nothing is paid online. */
  readonly paymentId: string | null;
  readonly total: Cents;
  readonly due: Cents;
  /** Idempotency key of what was last sent, and the means of payment in it; null: nothing was sent yet. */
  readonly sent: { readonly key: string; readonly method: string | null } | null;
}

/** What was bought, as it is shown to its buyer. */
export interface Receipt {
  readonly orderId: string;
  readonly transactionId: string;
  /** Id of the customer who bought it; empty for a guest. */
  readonly customerId: string;
  readonly email: string;
  readonly shopId: string;
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly price: Cents }[];
  readonly total: Cents;
  readonly due: Cents;
}

/** What this tab keeps of a checkout over a reload. */
export interface CheckoutRecord {
  readonly draft: ContactInput;
  /** What was typed of who buys, before a profile took its place; null: none did. */
  readonly aside: Omit<ContactInput, 'message'> | null;
  readonly codes: readonly string[];
  readonly payment: BegunPayment | null;
  readonly receipt: Receipt | null;
}

export interface CheckoutMemory {
  get(): CheckoutRecord;
  change(change: Partial<CheckoutRecord>): void;
}

const KEY = 'checkout';
const VERSION = 1;
const FRESH: CheckoutRecord = { draft: EMPTY_DRAFT, aside: null, codes: [], payment: null, receipt: null };

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
    payment: isObject(read['payment']) ? parseBegun(read['payment']) : null,
    receipt: isObject(read['receipt']) ? parseReceipt(read['receipt']) : null,
  };
}

function parseBegun(read: WireFields): BegunPayment | null {
  const [cartId, token] = ['cartId', 'token'].map((name) => text(read[name]));
  const [total, due] = [number(read['total']), number(read['due'])];
  if (!cartId || !token || total === null || due === null) return null;
  const { key, method } = fields(read['sent']);
  return {
    cartId,
    token,
    paymentId: text(read['paymentId']) || null,
    total,
    due,
    sent: text(key) ? { key: text(key), method: text(method) || null } : null,
  };
}

function parseReceipt(read: WireFields): Receipt | null {
  const [total, due] = [number(read['total']), number(read['due'])];
  const orderId = id(read['orderId']);
  if (!orderId || total === null || due === null) return null;
  const lines = (list(read['lines']) ?? []).flatMap((each) => {
    const { name, quantity, price } = fields(each);
    const [count, cents] = [number(quantity), number(price)];
    return count === null || cents === null ? [] : [{ name: text(name), quantity: count, price: cents }];
  });
  const words = ['transactionId', 'customerId', 'email', 'shopId'];
  const [transactionId = '', customerId = '', email = '', shopId = ''] = words.map((name) =>
    text(read[name]),
  );
  return { orderId, transactionId, customerId, email, shopId, lines, total, due };
}
