import type { ContactInput } from '#domain/people/contact-details.ts';
import { jsonOf } from '#domain/json.ts';
import type { Random, TextStorage } from '#platform/ports.ts';
import { fields, id, list, number, text } from '#platform/wire/read.ts';
import { isBookBody, type BookBody } from '#platform/wire/booking/visit-bodies.ts';
import { VISIT } from '../visitor/tab-visit.ts';
import { readJson } from '../visitor/scoped-storage.ts';

/** What this tab keeps of a visit over a reload. Replies are kept as they came, and read again with the same care. */
export interface VisitRecord {
  /** Names the visit to the back end: one visit holds one slot. */
  readonly visitKey: string;
  /** Idempotency key of the booking under way. */
  readonly bookingKey: string;
  readonly draft: ContactInput;
  /** What was typed of who comes, before a profile took its place; null: none did. */
  readonly aside: Omit<ContactInput, 'message'> | null;
  /** Chosen practitioner by service id. */
  readonly practitioners: Readonly<Record<string, string>>;
  /** Chosen minutes by service id. */
  readonly durations: Readonly<Record<string, number>>;
  /** Codes of a coupon or of vouchers that the back end took. */
  readonly codes: readonly string[];
  readonly smsReminder: boolean;
  readonly hold: unknown;
  /** The last one last. */
  readonly superseded: readonly SupersededVisit[];
  /** The booking as it was sent, while nobody knows what became of it. */
  readonly sent: BookBody | null;
  readonly appointment: unknown;
  /** What was booked last, and the customer who booked it; null: nothing, or it has changed since. */
  readonly lastBooked: LastBookedRecord | null;
}

export interface LastBookedRecord {
  /** Empty for a guest; undefined while it is being asked who is there. */
  readonly customerId: string | undefined;
  readonly appointment: unknown;
}

/** A visit whose place another took, by external ids, and the time that was held for it; `isSaved`: it can be taken up again. */
export interface SupersededVisit {
  readonly shop: string;
  readonly services: readonly string[];
  readonly startsAt: number;
  readonly isSaved: boolean;
}

export interface VisitMemory {
  get(): VisitRecord;
  change(change: Partial<VisitRecord>): void;
  /** A fresh visit; `kept` stays, and so does what other visits superseded and what was booked last. */
  restart(kept?: Partial<VisitRecord>): void;
  newBookingKey(): void;
}

export const EMPTY_DRAFT: ContactInput = { firstname: '', lastname: '', email: '', phone: '', message: '' };

const VERSION = 1;

export function createVisitMemory(storage: Pick<TextStorage, 'read' | 'write'>, random: Random): VisitMemory {
  const fresh = (): VisitRecord => ({
    visitKey: random.uuid(),
    bookingKey: random.uuid(),
    draft: EMPTY_DRAFT,
    aside: null,
    practitioners: {},
    durations: {},
    codes: [],
    smsReminder: false,
    hold: null,
    superseded: [],
    sent: null,
    appointment: null,
    lastBooked: null,
  });
  let record = parseRecord(readJson(storage, VISIT)) ?? fresh();

  function put(next: VisitRecord): void {
    record = next;
    storage.write(VISIT, jsonOf({ version: VERSION, ...next }));
  }

  return {
    get: () => record,
    change: (change) => put({ ...record, ...change }),
    restart(kept = {}) {
      const { superseded, lastBooked } = record;
      put({ ...fresh(), superseded, lastBooked, ...kept });
    },
    newBookingKey: () => put({ ...record, bookingKey: random.uuid() }),
  };
}

/** The back end takes no other keys: a visit with one could never be booked. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Null for what an older version kept, or somebody else wrote. */
function parseRecord(value: unknown): VisitRecord | null {
  const read = fields(value);
  const visitKey = id(read['visitKey']);
  const bookingKey = id(read['bookingKey']);
  if (read['version'] !== VERSION || !visitKey || !bookingKey || !UUID.test(bookingKey)) return null;
  const draft = fields(read['draft']);
  const aside = read['aside'];
  return {
    visitKey,
    bookingKey,
    draft: { ...parseContact(draft), message: text(draft['message']) },
    aside: aside == null ? null : parseContact(fields(aside)),
    ...parseWishes(read),
    codes: (list(read['codes']) ?? []).filter((each) => typeof each === 'string'),
    smsReminder: read['smsReminder'] === true,
    hold: read['hold'] ?? null,
    superseded: (list(read['superseded']) ?? []).flatMap((each) => parseSuperseded(each) ?? []),
    sent: isBookBody(read['sent']) ? read['sent'] : null,
    appointment: read['appointment'] ?? null,
    lastBooked: parseLastBooked(fields(read['lastBooked'])),
  };
}

function parseLastBooked({ customerId, appointment }: Readonly<Record<string, unknown>>) {
  const known = customerId === undefined ? undefined : text(customerId);
  return appointment == null ? null : { customerId: known, appointment };
}

export function parseContact(read: Readonly<Record<string, unknown>>): Omit<ContactInput, 'message'> {
  return {
    firstname: text(read['firstname']),
    lastname: text(read['lastname']),
    email: text(read['email']),
    phone: text(read['phone']),
  };
}

function parseSuperseded(value: unknown): SupersededVisit | null {
  const { shop, services, startsAt, isSaved } = fields(value);
  const ids = (list(services) ?? []).map(text).filter(Boolean);
  const start = number(startsAt);
  if (!text(shop) || ids.length === 0 || start === null) return null;
  return { shop: text(shop), services: ids, startsAt: start, isSaved: isSaved === true };
}

/** Whom and how long a visit is wished with. */
export function parseWishes(value: unknown): Pick<VisitRecord, 'practitioners' | 'durations'> {
  const { practitioners, durations } = fields(value);
  return {
    practitioners: chosen(practitioners, (each) => typeof each === 'string'),
    durations: chosen(durations, (each) => typeof each === 'number'),
  };
}

function chosen<T>(of: unknown, isChoice: (each: unknown) => each is T): Record<string, T> {
  return Object.fromEntries(
    Object.entries(fields(of)).flatMap(([name, each]) => (isChoice(each) ? [[name, each]] : [])),
  );
}
