import type { RecordCalls } from '#contract/records.ts';
import type { RecordData, RecordWire } from '#contract/records.schemas.ts';
import { pageRange } from '../http/pagination.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { answerIdempotent } from '../http/idempotency/idempotent-route.ts';
import type { ServerContext } from '../context.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import { answer, type Caller, type ServerRoute, type Tenant } from '../router/route.ts';
import { writeAudit } from './audit.ts';
import { recordData } from './record-data.ts';
import {
  addRecord,
  changeRecord,
  listRecords,
  readRecord,
  removeRecord,
  type Collection,
} from './records.ts';

/** What a family asks for beyond being kept. */
export interface RecordRules {
  readonly family: string;
  /** Whether it tells of people's health: every look at it and every change leaves a trace. */
  readonly isAudited?: boolean;
  /** The id of a new one; a random one without it. */
  readonly idOf?: (data: RecordData) => string;
  /** Why a record may not be kept as it is; `id` where it is there already. */
  readonly judge?: (
    tx: Database,
    tenant: Tenant,
    data: RecordData,
    id: string | null,
  ) => Promise<Refusal | null>;
  /** Why a record may not be deleted. */
  readonly holds?: (tx: Database, tenant: Tenant, id: string) => Promise<Refusal | null>;
}

/** Who does something, and where. */
interface Visit {
  readonly tenant: Tenant;
  readonly caller: Caller | null;
  readonly now: number;
}

/** What answers the calls of a family of records. */
export function recordRoutes(context: ServerContext, calls: RecordCalls, rules: RecordRules) {
  const routes = createRecordRoutes(context, rules);
  return [
    answer(calls.list, (incoming) => routes.list(incoming, incoming.query)),
    routes.read(calls.read),
    routes.create(calls.create),
    routes.update(calls.update),
    routes.remove(calls.remove),
  ];
}

/** The same one by one, for a family that has not all of them. */
export function createRecordRoutes(context: ServerContext, rules: RecordRules) {
  const { db } = context;
  return {
    async list(visit: Visit, query: { page?: number; itemPerPage?: number; type?: string }) {
      const { page, itemPerPage, offset } = pageRange(query);
      const found = await listRecords(db, collectionOf(visit, rules), {
        offset,
        itemPerPage,
        type: query.type,
      });
      const ids = found.data.map(({ id }) => id);
      await trace(db, { visit, rules, action: 'list', ids });
      return { ...found, page, itemPerPage };
    },
    read: (call: RecordCalls['read']): ServerRoute =>
      answer(call, async (visit) => {
        const record = await readRecord(db, collectionOf(visit, rules), visit.params.id);
        if (record === null) return refuse('not_found');
        await trace(db, { visit, rules, action: 'read', ids: [record.id] });
        return record;
      }),
    create: (call: RecordCalls['create']): ServerRoute =>
      answerIdempotent(context, call, (tx, visit) => create(tx, visit, rules, visit.body)),
    update: (call: RecordCalls['update']): ServerRoute =>
      answer(call, (visit) =>
        inTransaction(db, (tx) => update(tx, visit, rules, { id: visit.params.id, body: visit.body })),
      ),
    remove: (call: RecordCalls['remove']): ServerRoute =>
      answer(call, (visit) => inTransaction(db, (tx) => remove(tx, visit, rules, visit.params.id))),
  };
}

async function create(
  tx: Database,
  visit: Visit,
  rules: RecordRules,
  body: RecordData,
): Promise<RecordWire | Refusal> {
  const data = recordData(body);
  if (data instanceof Refusal) return data;
  const refusal = await rules.judge?.(tx, visit.tenant, data, null);
  if (refusal) return refusal;
  const record = await addRecord(tx, collectionOf(visit, rules), {
    id: rules.idOf?.(data),
    data,
    now: visit.now,
  });
  if (record === null) return refuse('conflict');
  await trace(tx, { visit, rules, action: 'create', ids: [record.id] });
  return record;
}

async function update(
  tx: Database,
  visit: Visit,
  rules: RecordRules,
  { id, body }: { readonly id: string; readonly body: RecordData },
): Promise<RecordWire | Refusal> {
  const data = recordData(body);
  if (data instanceof Refusal) return data;
  const refusal = await rules.judge?.(tx, visit.tenant, data, id);
  if (refusal) return refusal;
  const record = await changeRecord(tx, collectionOf(visit, rules), { id, data, now: visit.now });
  if (record === null) return refuse('not_found');
  await trace(tx, { visit, rules, action: 'change', ids: [id] });
  return record;
}

async function remove(tx: Database, visit: Visit, rules: RecordRules, id: string) {
  const refusal = await rules.holds?.(tx, visit.tenant, id);
  if (refusal) return refusal;
  if (!(await removeRecord(tx, collectionOf(visit, rules), id))) return refuse('not_found');
  await trace(tx, { visit, rules, action: 'delete', ids: [id] });
  return {};
}

function collectionOf({ tenant }: Visit, { family }: RecordRules): Collection {
  return { companyId: tenant.id, family };
}

interface Deed {
  readonly visit: Visit;
  readonly rules: RecordRules;
  readonly action: Parameters<typeof writeAudit>[1]['action'];
  readonly ids: readonly string[];
}

async function trace(tx: Database, { visit, rules, action, ids }: Deed): Promise<void> {
  if (rules.isAudited !== true) return;
  const userId = visit.caller?.userId ?? '';
  await writeAudit(tx, { ...collectionOf(visit, rules), userId, action, records: ids, now: visit.now });
}
