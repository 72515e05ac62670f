import { EVERY_CALL } from '#contract/every-call.ts';
import type { Call } from '#contract/call.ts';
import { ROLES } from '../router/who-may-call.ts';
import type { Caller } from '../router/route.ts';
import { tokenOf } from './people.ts';
import { sampleRequest } from './sample.ts';
import { rowsOf, valuesOnlyOf } from './tenant-rows.ts';
import { send, type Sent, type TestServer } from './test-server.ts';
import { bearer, book, hold } from './visits.ts';

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
export function takesId(call: Call): boolean {
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
    for (const call of calls) {
      for (const value of values) {
        const foreign = await ask(server, ours, call, role, value);
        const absent = await ask(server, ours, call, role, absentLike(value));
        outcome.asked += 2;
        if (foreign === null || absent === null) continue;
        if (tell(foreign, value) !== tell(absent, absentLike(value)))
          outcome.leaks.push(
            `${call.name} as ${role} with ${value}: ${tell(foreign, value)} / ${tell(absent, absentLike(value))}`,
          );
      }
    }
  }
  const after = await rowsOf(db, theirs);
  for (const [table, rows] of before) {
    if (JSON.stringify(rows) !== JSON.stringify(after.get(table))) outcome.changed.push(table);
  }
  return outcome;
}

/** Rows of as many kinds as its people can make. */
async function fill(server: TestServer, company: string): Promise<void> {
  await book(server, company, await hold(server, company));
  for (const call of EVERY_CALL) {
    if (call.method !== 'POST' || call.tenancy !== 'company') continue;
    const role = call.audience === 'back-office' ? 'admin' : 'customer';
    const headers = bearer(await tokenOf(server, company, role));
    await send(server, company, sampleRequest(call, { headers }));
  }
}

/** A session for each question: some calls end it. */
async function ask(
  server: TestServer,
  company: string,
  call: Call,
  role: Caller['role'],
  text: string,
): Promise<Sent | null> {
  const request = sampleRequest(call, { text, headers: bearer(await tokenOf(server, company, role)) });
  const isAsked = JSON.stringify([decodeURIComponent(String(request.url)), request.payload ?? null]).includes(
    text,
  );
  return isAsked ? send(server, company, request) : null;
}

/** Of the same length and letters, and nobody's. */
function absentLike(value: string): string {
  const swapped = [...value]
    .toReversed()
    .map((letter) => (/[0-8]/.test(letter) ? String(Number(letter) + 1) : letter === '9' ? '1' : letter));
  const text = swapped.join('');
  return text === value || /[@+]/.test(value)
    ? value.replace(/[a-z0-9]/gi, (letter) => (/\d/.test(letter) ? '7' : 'q'))
    : text;
}

/** The answer without what differs by itself: the value that was asked for, fresh ids and moments. */
function tell({ status, text }: Sent, value: string): string {
  const plain = text
    .replaceAll(value, 'VALUE')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replace(/"(id|token|code|number|reference|retryAfter|message)":("[^"]*"|\d+)/g, '"$1":0');
  return `${status} ${plain}`;
}

function spread(values: readonly string[], most: number): string[] {
  const step = Math.max(1, values.length / most);
  return values.filter((_each, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
