import { EVERY_CALL } from '#contract/every-call.ts';
import type { DescribedCall } from '#contract/call.ts';
import { ROLES, tokenOfCall } from '../../router/who-may-call.ts';
import type { Caller } from '../../router/route.ts';
import { customerWithPasskey } from '../../accounts/passkeys/testing/passkey-people.ts';
import { tokenOfRole } from '../people.ts';
import { sampleRequest } from '../calls/sample.ts';
import { rowsOf, valuesOnlyOf } from './tenant-rows.ts';
import { send, type TestReply, type TestServer } from '../test-server.ts';
import { bearer, book, holdVisit } from '../visits.ts';

/** What asking for another company's rows showed. */
export interface ProbeOutcome {
  asked: number;
  /** Values of another company that were asked for. */
  readonly values: number;
  readonly calls: number;
  /** Answers that told a row of another company from one that does not exist. */
  readonly leaks: string[];
  /** Tables of the other company that are not as they were. */
  readonly changed: string[];
}

/** A call with which a row can be named. */
export function takesId(call: DescribedCall): boolean {
  return (
    call.tenancy === 'company' &&
    (call.params !== undefined || call.body !== undefined || call.query !== undefined)
  );
}

/**
 * Asks, as each role of one company, every call that can name a row for rows of another company, and compares the answer
 * with that for rows which do not exist: status and body have to be the same.
 */
export async function probeTenants(
  server: TestServer,
  roles: readonly Caller['role'][] = ROLES,
  mostValues = Number.POSITIVE_INFINITY,
): Promise<ProbeOutcome> {
  const [ours, theirs] = [await server.addCompany(), await server.addCompany()];
  await fill(server, theirs);
  const { db } = server.database;
  const before = await rowsOf(db, theirs);
  const values = spread(valuesOnlyOf(before, await rowsOf(db, ours)), mostValues);
  const calls = EVERY_CALL.filter(takesId);
  const outcome: ProbeOutcome = {
    asked: 0,
    values: values.length,
    calls: calls.length,
    leaks: [],
    changed: [],
  };
  for (const role of roles) {
    const ask = await createAsker(server, ours, role);
    for (const call of calls) {
      for (const value of values) {
        const compared = await compare((text) => ask(call, text), value);
        if (compared === null) continue;
        outcome.asked += 2;
        // What the first question wrote for its own company may have changed the second answer: a leak is there again.
        const again = compared.difference === null ? null : await compare((text) => ask(call, text), value);
        if (again !== null && again.difference !== null)
          outcome.leaks.push(`${call.name} as ${role} with ${value}: ${again.difference}`);
        // Whom the router turns away is turned away whatever the row.
        if (compared.status === 403 && tokenOfCall(call) === 'needed') break;
      }
    }
  }
  const after = await rowsOf(db, theirs);
  for (const [table, rows] of before) {
    if (JSON.stringify(rows) !== JSON.stringify(after.get(table))) outcome.changed.push(table);
  }
  return outcome;
}

interface Compared {
  readonly status: number;
  /** Null: both were answered alike. */
  readonly difference: string | null;
}

/** The answers for a row of another company and for none; null where the call has no room for it. */
async function compare(
  ask: (text: string) => Promise<TestReply | null>,
  value: string,
): Promise<Compared | null> {
  const both = [value, absentLike(value)];
  const [foreign, absent] = [await ask(value), await ask(absentLike(value))];
  if (foreign === null || absent === null) return null;
  // What was written with either may name it in the answer about the other.
  const [shown, expected] = [comparable(foreign, both), comparable(absent, both)];
  // Guesses that are counted end, for rows of anybody.
  const isSpent = foreign.status === 429 || absent.status === 429;
  return {
    status: foreign.status,
    difference: isSpent || shown === expected ? null : `${shown} / ${expected}`,
  };
}

/** Rows of as many kinds as its people can make. */
async function fill(server: TestServer, company: string): Promise<void> {
  await book(server, company, await holdVisit(server, company));
  await customerWithPasskey(server, company);
  for (const call of EVERY_CALL) {
    if (call.method !== 'POST' || call.tenancy !== 'company') continue;
    const role = call.audience === 'back-office' ? 'admin' : 'customer';
    const headers = bearer(await tokenOfRole(server, company, role));
    await send(server, company, sampleRequest(call, { headers }));
  }
}

/** Asks as one person; null where the call has no room for such a value. A session that a call has ended is begun anew. */
async function createAsker(server: TestServer, company: string, role: Caller['role']) {
  let token = await tokenOfRole(server, company, role);
  return async (call: DescribedCall, text: string): Promise<TestReply | null> => {
    const request = sampleRequest(call, { text });
    const sent = decodeURIComponent(String(request.url)) + JSON.stringify(request.payload ?? null);
    if (!sent.includes(text)) return null;
    const asked = () =>
      send(server, company, { ...request, headers: { ...request.headers, ...bearer(token) } });
    const reply = await asked();
    if (reply.status !== 401) return reply;
    token = await tokenOfRole(server, company, role);
    return asked();
  };
}

const RINGS = ['0123456789', 'abcdef', 'ghijklmnopqrstuvwxyz', 'ABCDEF', 'GHIJKLMNOPQRSTUVWXYZ'];

/** Of the same length, with a letter where there was one and a digit where there was one; nobody's. */
export function absentLike(value: string): string {
  return [...value]
    .map((letter) => {
      const ring = RINGS.find((each) => each.includes(letter));
      return ring === undefined ? letter : (ring[(ring.indexOf(letter) + 1) % ring.length] ?? letter);
    })
    .join('');
}

/** The answer without what differs by itself: the values that were asked for, fresh ids and moments. */
export function comparable({ status, text }: TestReply, values: readonly string[]): string {
  const plain = values
    .reduce((left, value) => left.replaceAll(value, 'VALUE'), text)
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replace(/"[\w-]{32,}"/g, '"SECRET"')
    .replace(/"(id|token|code|number|reference|retryAfter|message)":("[^"]*"|\d+)/g, '"$1":0');
  return `${status} ${plain}`;
}

function spread(values: readonly string[], most: number): string[] {
  const step = Math.max(1, values.length / most);
  return values.filter((_each, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
