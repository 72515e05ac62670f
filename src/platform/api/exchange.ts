import type { Problem, ProblemType } from '#contract/problem.ts';
import type { Locale } from '#domain/locale.ts';
import type { Clock, Fetch } from '../ports.ts';
import type { Answer } from './answer.ts';
import type { Try } from './attempts.ts';
import { retryAfter } from './attempts.ts';
import { problemOfReply, unavailable } from './problems.ts';

/** One request over the network, its whole body included, within a time. */
export interface Exchange {
  readonly address: string;
  readonly init: RequestInit;
  readonly timeout: number;
  readonly locale: Locale;
}

interface Raw {
  readonly status: number;
  readonly date: string | null;
  readonly retryAfter: string | null;
  readonly body: string;
}

/** Makes one try of it. `onDate` hears the reply's Date header with the times at which it was asked and answered. */
export async function exchange(
  ports: { readonly fetch: Fetch; readonly clock: Clock },
  { address, init, timeout, locale }: Exchange,
  onDate: (date: string, asked: number, answered: number) => void,
): Promise<Try<Answer<unknown>>> {
  const asked = ports.clock.now();
  const raw = await within(ports, timeout, (signal) => read(ports.fetch, address, { ...init, signal }));
  if (raw === 'late') return again(unavailable(locale, 'timeout'));
  if (raw === 'none') return again(unavailable(locale));
  const answered = ports.clock.now();
  if (raw.date) onDate(raw.date, asked, answered);
  const body = parse(raw.body);
  if (raw.status >= 200 && raw.status < 300) {
    if (body === INVALID) return again(unavailable(locale));
    return { kind: 'end', value: { kind: 'ok', value: body } };
  }
  const problem = problemOfReply(raw.status, body, locale);
  const wait = retryAfter(raw.retryAfter, raw.date ? Date.parse(raw.date) : answered);
  return judge(raw.status, problem, wait);
}

/** What the next seconds will not change. */
const FINAL: readonly string[] = ['maintenance', 'company_error', 'sms_unavailable'] satisfies ProblemType[];

function judge(status: number, problem: Problem, wait: number | null): Try<Answer<unknown>> {
  if (status >= 500) {
    const final = FINAL.includes(problem.type);
    const value: Answer<unknown> = { kind: 'unavailable', problem };
    return final ? { kind: 'end', value } : { kind: 'again', value, wait };
  }
  const value: Answer<unknown> = { kind: 'refused', problem };
  if (status === 429) return { kind: 'again', value, wait };
  // The same keyed request is still being carried out: its outcome is worth waiting for.
  if (problem.type === 'in_flight') {
    return { kind: 'again', value: { kind: 'unavailable', problem }, wait };
  }
  return { kind: 'end', value };
}

function again(problem: Problem): Try<Answer<unknown>> {
  return { kind: 'again', value: { kind: 'unavailable', problem }, wait: null };
}

async function read(fetch: Fetch, address: string, init: RequestInit): Promise<Raw> {
  const reply = await fetch(address, init);
  return {
    status: reply.status,
    date: reply.headers.get('date'),
    retryAfter: reply.headers.get('retry-after'),
    body: await reply.text(),
  };
}

/** Also ends the wait for a fetch that does not heed its signal. */
function within(
  ports: { readonly clock: Clock },
  milliseconds: number,
  run: (signal: AbortSignal) => Promise<Raw>,
): Promise<Raw | 'late' | 'none'> {
  const abort = new AbortController();
  return new Promise((resolve) => {
    const cancel = ports.clock.after(milliseconds, () => {
      resolve('late');
      abort.abort();
    });
    run(abort.signal).then(
      (raw) => {
        cancel();
        resolve(raw);
      },
      () => {
        cancel();
        resolve('none');
      },
    );
  });
}

const INVALID = Symbol('not JSON');

function parse(body: string): unknown {
  if (!body) return {};
  try {
    const value: unknown = JSON.parse(body);
    return value;
  } catch {
    return INVALID;
  }
}
