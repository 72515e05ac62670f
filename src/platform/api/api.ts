import type { Call, CallInput } from '#contract/call.ts';
import { jsonOf } from '#domain/json.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Locale } from '#domain/locale.ts';
import type { Ports } from '../ports.ts';
import { callUrl } from './call-url.ts';
import { attempt, LAST_START } from './attempts.ts';
import type { Try } from './attempts.ts';
import type { Answer } from './answer.ts';
import { exchange } from './exchange.ts';
import { unavailable } from './problems.ts';
import { createServerClock, type ServerClock } from './server-clock.ts';

export interface SendOptions {
  /** UUID v4, for calls whose contract says `key`; without one, each send has its own. */
  readonly idempotencyKey?: string;
  /** Of whom the call is made for, who may be gone by now; absent: who is there. */
  readonly token?: string;
  /** What is published is read, also in a preview of what is drafted. */
  readonly isPublished?: boolean;
  /** Token of a preview, in place of the page's own. */
  readonly previewTheme?: string;
}

export interface Api {
  /** Origin of the back end without a trailing slash; empty: the page's own. */
  readonly base: string;
  /**
   * Sends a call of the contract; never rejects. Network faults, time-outs, 5xx and 429 are tried again. Identical
   * reads under way at the same time are one request. The value is JSON that nobody has looked at: parse it.
   */
  send<C extends Call>(call: C, input?: CallInput<C>, options?: SendOptions): Promise<Answer<unknown>>;
  /** `send`, and its value as `parse` reads it; a value that it cannot read (null) is no answer, and is reported. */
  ask<C extends Call, T>(
    call: C,
    parse: (value: unknown) => T | null,
    input?: CallInput<C>,
    options?: SendOptions,
  ): Promise<Answer<T>>;
  /** Full address of a call without a body, for a link. */
  address<C extends Call>(call: C, input?: CallInput<C>): string;
  /** The server's clock, as told by its replies. */
  now(): Instant;
}

export interface ApiContext {
  readonly ports: Pick<Ports, 'fetch' | 'clock' | 'random' | 'report'>;
  /** Origin of the back end without a trailing slash; empty: the page's own. */
  readonly base: string;
  /** The company's token, once it is known; a failure fails the call. */
  company(): Promise<Answer<string>>;
  locale(): Locale;
  /** Bearer token of whom the call is made for, null when there is none. */
  token(audience: Call['audience']): string | null;
  /** The back end no longer knows the token that a customer's call carried. */
  onUnauthorized(): void;
  readonly debug: boolean;
  readonly previewTheme: string | null;
}

const READ_TIMEOUT = 10_000;
const BOOKING_TIMEOUT = 30_000;

interface Loose {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly files?: readonly Blob[];
}

export function createApi(context: ApiContext): Api {
  const { ports, base } = context;
  const serverClock = createServerClock(ports.clock);
  const send = createSender(context, createShared(context, serverClock));
  return {
    base,
    send,
    async ask(call, parse, input, options) {
      const answer = await send(call, input, options);
      if (answer.kind !== 'ok') return answer;
      const value = parse(answer.value);
      if (value !== null) return { kind: 'ok', value };
      ports.report({ kind: 'wire', message: `${call.name} answered in a shape that cannot be read` });
      return { kind: 'unavailable', problem: unavailable(context.locale(), 'server') };
    },
    address: (call, input = {}) => {
      const { params, query }: Loose = input;
      return callUrl(base, call.path, params, query);
    },
    now: serverClock.now,
  };
}

interface Prepared {
  readonly call: Call;
  readonly input: Loose;
  readonly headers: Readonly<Record<string, string>>;
  readonly locale: Locale;
}

type Run = (prepared: Prepared) => Promise<Answer<unknown>>;

/** Tries a prepared call until it has an answer; identical reads under way are one request. */
function createShared({ ports, base }: ApiContext, serverClock: ServerClock): Run {
  const reads = new Map<string, Promise<Answer<unknown>>>();

  function run({ call, input, headers, locale }: Prepared): Promise<Answer<unknown>> {
    const body = bodyOf(input);
    const init = {
      method: call.method,
      headers,
      credentials: 'omit' as const,
      ...(body !== undefined && { body }),
    };
    return attempt(ports, async (elapsed): Promise<Try<Answer<unknown>>> => {
      const query = { ...input.query, _timestamp: ports.clock.now() };
      const address = callUrl(base, call.path, input.params, query);
      const timeout =
        call.idempotency === 'key' ? BOOKING_TIMEOUT : Math.min(READ_TIMEOUT, LAST_START - elapsed);
      const tried = await exchange(ports, { address, init, timeout, locale }, serverClock.hear);
      // A refusal for too many tries is final for what may be repeated but is not known to be harmless, as a password.
      const isFinal = call.idempotency === 'natural' && tried.value.kind === 'refused';
      return isFinal ? { kind: 'end', value: tried.value } : tried;
    });
  }

  return (prepared) => {
    const { call, input, headers } = prepared;
    if (call.method !== 'GET') return run(prepared);
    const key = JSON.stringify([callUrl(base, call.path, input.params, input.query), headers]);
    const running = reads.get(key) ?? run(prepared).finally(() => reads.delete(key));
    reads.set(key, running);
    return running;
  };
}

function bodyOf({ body, files }: Loose): BodyInit | undefined {
  if (!files) return body === undefined ? undefined : jsonOf(body);
  const form = new FormData();
  for (const file of files) form.append('file', file);
  return form;
}

/** Sends a call with its headers. */
function createSender(context: ApiContext, run: Run) {
  const { ports } = context;
  return async (call: Call, input: Loose = {}, options: SendOptions = {}): Promise<Answer<unknown>> => {
    const locale = context.locale();
    // Read before anything is waited for: a call made just before logging out is made by who was there.
    const token = options.token ?? context.token(call.audience);
    const headers: Record<string, string> = { curlang: locale };
    if (call.tenancy === 'company') {
      const company = await context.company();
      if (company.kind !== 'ok') return company;
      headers['company'] = company.value;
    }
    if (token) headers['authorization'] = `Bearer ${token}`;
    const preview = options.previewTheme ?? context.previewTheme;
    if (preview && !options.isPublished) headers['previewtheme'] = preview;
    if (context.debug) headers['isdebug'] = '1';
    if (input.body !== undefined) headers['content-type'] = 'application/json';
    if (call.idempotency === 'key')
      headers['idempotency-key'] = options.idempotencyKey ?? ports.random.uuid();
    const answer = await run({ call, input, headers, locale });
    const isUnknown = answer.kind === 'refused' && answer.problem.code === 401;
    if (isUnknown && token && token === context.token(call.audience)) context.onUnauthorized();
    return answer;
  };
}
