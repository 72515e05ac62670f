import { EMPTY_GIFT, type GiftDraft } from '#domain/gifts/gift.ts';
import { jsonOf } from '#domain/json.ts';
import type { TextStorage } from '#platform/ports.ts';
import { fields, integer, isObject, text } from '#platform/wire/read.ts';
import { readJson } from '../visitor/scoped-storage.ts';
import { parseDraft } from './read-gift.ts';

/** What this tab keeps of the voucher that is being filled in, over a reload: it names people, so that it goes with the tab and with a logout. */
export interface GiftRecord {
  /** Id of the customer who has filled it in; empty for a guest. */
  readonly ownerId: string;
  /** Id of the form that the draft is of; empty: of the first. */
  readonly form: string;
  readonly draft: GiftDraft;
  /** Of the voucher in the list that the draft changes; empty: it is another one. */
  readonly changes: string;
  /** What was begun before one of the list was changed: filled in again after that; null: nothing was. */
  readonly aside: GiftDraft | null;
  /** How far a form of several steps was gone through, from 0. */
  readonly step: number;
}

export interface GiftMemory {
  get(): GiftRecord;
  change(change: Partial<GiftRecord>): void;
}

const KEY = 'gift-form';
const VERSION = 1;
export const EMPTY_FORM: GiftRecord = {
  ownerId: '',
  form: '',
  draft: EMPTY_GIFT,
  changes: '',
  aside: null,
  step: 0,
};

export function createGiftMemory(storage: Pick<TextStorage, 'read' | 'write'>): GiftMemory {
  let record = parseRecord(readJson(storage, KEY)) ?? EMPTY_FORM;
  return {
    get: () => record,
    change(change) {
      record = { ...record, ...change };
      storage.write(KEY, jsonOf({ version: VERSION, ...record }));
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
    aside: isObject(read['aside']) ? parseDraft(read['aside']) : null,
    step: integer(read['step'], 0, 0, 9),
  };
}
