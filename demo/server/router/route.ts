import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { BackOfficeRole, Call, CallInput, CallReply } from '#contract/call.ts';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Refusal } from '../http/refusal.ts';

/** The company that a request speaks of. */
export interface Tenant {
  readonly id: string;
  readonly token: string;
  readonly profile: CompanyWire;
  /** Where the profile is as it is drafted: until when it is shown like that. */
  readonly previewUntil?: Date;
}

/** Whether the company has closed its site, for good or for maintenance. */
export function isClosed({ profile }: Pick<Tenant, 'profile'>): boolean {
  return profile.booker.siteDisabled || profile.booker.maintenance;
}

/** Whom a bearer token belongs to. */
export interface Caller {
  readonly userId: string;
  readonly role: 'customer' | 'access' | BackOfficeRole;
  readonly tokenHash: string;
}

/** A file instead of JSON. `isReread`: whoever has it asks whether it is still the same; nobody else keeps it. */
export class FileReply {
  readonly isReread: boolean;
  readonly contentType: string;
  readonly name: string;
  readonly content: string;

  constructor(contentType: string, name: string, content: string, isReread = false) {
    this.isReread = isReread;
    this.contentType = contentType;
    this.name = name;
    this.content = content;
  }
}

/** Server-sent events, for as long as the stream is open. */
export class EventsReply {
  readonly stream: Readable;

  constructor(stream: Readable) {
    this.stream = stream;
  }
}

/** A request after every check that the contract asks for. */
export interface Incoming<C extends Call> {
  readonly params: NonNullable<CallInput<C>['params']>;
  readonly query: NonNullable<CallInput<C>['query']>;
  readonly body: NonNullable<CallInput<C>['body']>;
  /** Contents of the files of a call that takes some. */
  readonly files: readonly Buffer[];
  /** Present for every call of tenancy `company`. */
  readonly tenant: Tenant;
  /** The token in the company header, where there is one: a call of tenancy `none` is not to answer for another company. */
  readonly company: string | null;
  /** Null for a visitor; a customer where the call's role is `customer`. */
  readonly caller: Caller | null;
  readonly locale: Locale;
  readonly now: Instant;
  /** The Idempotency-Key header of a call whose idempotency is `key`. */
  readonly idempotencyKey: string;
  /** IP address of the caller. */
  readonly address: string;
  readonly log: FastifyRequest['log'];
}

type Answer<C extends Call> = CallReply<C> | FileReply | EventsReply | Refusal;

/** A call with what answers it. */
export interface ServerRoute {
  readonly call: Call;
  /** Its replies are cached until the company's revision is another one. */
  readonly isCached?: true;
  /** It goes on being answered, for as long as whoever answers it wants. */
  readonly isStream?: true;
  handle(incoming: Incoming<Call>): Promise<unknown>;
}

/** The route of a call; its input and reply are typed by the contract. */
export function answer<C extends Call>(
  call: C,
  handle: (incoming: Incoming<C>) => Promise<Answer<C>> | Answer<C>,
): ServerRoute {
  // The router checks the input against this very call before it hands it over.
  return { call, handle: async (incoming) => handle(incoming as Incoming<C>) };
}

/** The route of a call that is answered by events. */
export function answerEvents<C extends Call>(
  call: C,
  handle: (incoming: Incoming<C>) => Promise<EventsReply | Refusal>,
): ServerRoute {
  return { ...answer(call, handle), isStream: true };
}

/**
 * The route of a visitor's call that reads nothing but the company's profile and catalogue, and no clock: what the triggers
 * number. Its replies are cached in the process.
 */
export function answerCached<C extends Call>(
  call: C,
  handle: (incoming: Incoming<C>) => Promise<Answer<C>> | Answer<C>,
): ServerRoute {
  if (call.caching !== 'revalidate' || call.audience !== 'visitor' || call.tenancy !== 'company')
    throw new Error(`The call ${call.name} is not the same for every visitor of a company.`);
  return { ...answer(call, handle), isCached: true };
}
