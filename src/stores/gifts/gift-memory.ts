import { EMPTY_GIFT, type GiftDraft } from '#domain/gifts/gift.ts';
import { MOST_GIFTS, type OrderedGift } from '#domain/gifts/ordered-gift.ts';
import { jsonOf } from '#domain/json.ts';
import type { TextStorage } from '#platform/ports.ts';
import { fields, integer, isObject, list, number, text } from '#platform/wire/read.ts';
import { readJson } from '../visitor/scoped-storage.ts';
import { GIFTS_KEY } from './kept-gifts.ts';

/** What this tab keeps of vouchers over a reload: it names people, so that it goes with the tab and with a logout. */
export interface GiftRecord {
  /** Id of the customer who has filled it in; empty for a guest. */
  readonly ownerId: string;
  /** Id of the form that the draft is of; empty: of the first. */
  readonly form: string;
  readonly draft: GiftDraft;
  /** Of the voucher in the list that the draft changes; empty: it is another one. */
  readonly changes: string;
  /** How far a form of several steps was gone through, from 0. */
  readonly step: number;
  readonly list: readonly OrderedGift[];
}

export interface GiftMemory {
  get(): GiftRecord;
  change(change: Partial<GiftRecord>): void;
}

const VERSION = 1;
export const NO_GIFTS: GiftRecord = {
  ownerId: '',
  form: '',
  draft: EMPTY_GIFT,
  changes: '',
  step: 0,
  list: [],
};

export function createGiftMemory(storage: Pick<TextStorage, 'read' | 'write'>): GiftMemory {
  let record = parseRecord(readJson(storage, GIFTS_KEY)) ?? NO_GIFTS;
  return {
    get: () => record,
    change(change) {
      record = { ...record, ...change };
      storage.write(GIFTS_KEY, jsonOf({ version: VERSION, ...record }));
    },
  };
}

/** Null for what an older version kept, or somebody else wrote. */
function parseRecord(value: unknown): GiftRecord | null {
  const read = fields(value);
  if (read['version'] !== VERSION) return null;
  return {
    ownerId: text(read['ownerId']),
    form: text(read['form']),
    draft: parseDraft(read['draft']),
    changes: text(read['changes']),
    step: integer(read['step'], 0, 0, 9),
    list: (list(read['list']) ?? []).flatMap((each) => parseOrdered(each) ?? []).slice(0, MOST_GIFTS),
  };
}

function parseDraft(value: unknown): GiftDraft {
  const read = fields(value);
  const [
    themeId = '',
    amount = '',
    serviceId = '',
    name = '',
    email = '',
    sender = '',
    message = '',
    day = '',
  ] = ['themeId', 'amount', 'serviceId', 'name', 'email', 'sender', 'message', 'day'].map((field) =>
    text(read[field]),
  );
  return {
    themeId,
    amount,
    serviceId,
    name,
    email,
    sender,
    message,
    day,
    worth: read['worth'] === 'service' ? 'service' : 'amount',
    when: read['when'] === 'later' ? 'later' : 'now',
  };
}

function parseOrdered(value: unknown): OrderedGift | null {
  const read = fields(value);
  const gift = fields(read['gift']);
  const recipient = fields(gift['recipient']);
  const price = number(gift['price']);
  const id = text(read['id']);
  if (!id || price === null || !isObject(gift['recipient']) || !text(gift['themeId'])) return null;
  return {
    id,
    draft: parseDraft(read['draft']),
    gift: {
      themeId: text(gift['themeId']),
      serviceId: text(gift['serviceId']) || null,
      price,
      recipient: { name: text(recipient['name']), email: text(recipient['email']) },
      sender: text(gift['sender']),
      message: text(gift['message']),
      day: text(gift['day']) || null,
    },
  };
}
