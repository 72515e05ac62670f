import type { Static, TSchema } from 'typebox';

/**
 * Who may make a call. In the back office each of `provider` (looks, to preview), `staff` (their own calendar), `manager`
 * (orders, statuses, refunds) and `admin` (the company itself) may do what those before may. `access` is a guest of the
 * back office, as an accountant: what is open to it is open to managers too.
 */
export type Role = 'visitor' | 'customer' | 'access' | BackOfficeRole;
export type BackOfficeRole = 'provider' | 'staff' | 'manager' | 'admin';

/**
 * One call of the back end, as data. The reference back end registers its route from it, the client sends from it,
 * and the OpenAPI document is generated from it. The browser bundle carries everything but the schemas.
 */
export interface Call<
  Params extends object = object,
  Query extends object = object,
  Body = unknown,
  Reply = unknown,
> {
  /** Family and verb, as `appointments.find`. */
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for each parameter. */
  readonly path: string;
  /** The least role that may call. */
  readonly role: Role;
  /**
   * On whose behalf it is made: decides which token travels, so that a back-office token never rides on a customer's call.
   * With role `visitor` and another audience, a token is looked at where there is one.
   */
  readonly audience: 'visitor' | 'customer' | 'back-office';
  /** A customer's call that this role of the back office may make as well, for the customer whom it names. */
  readonly staffToo?: BackOfficeRole;
  /** `company`: needs the company header. `none`: answers without one. */
  readonly tenancy: 'company' | 'none';
  /** `safe` changes nothing, `natural` may be repeated as it is, `key` needs an Idempotency-Key header. */
  readonly idempotency: 'safe' | 'natural' | 'key';
  /**
   * `revalidate`: the same for everyone who asks in a language, kept with an ETag; each localized text comes in that
   * language only. Absent: never kept.
   */
  readonly caching?: 'revalidate';
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The body is a form (multipart/form-data) of at most so many files, each of at most so many bytes; there is no other. */
  readonly files?: { readonly most: number; readonly largest: number };
  readonly reply?: TSchema;
  /** Never there, only a type: what the schemas describe, worked out once, where the call is written down. */
  readonly values?: {
    readonly params: Params;
    readonly query: Query;
    readonly body: Body;
    readonly reply: Reply;
  };
}

interface Schemas<Params, Query, Body, Reply> {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply?: Reply;
}

/** A call with the schemas of its parts; a part that it has no schema for is `never`. */
export function call<
  Params extends TSchema = never,
  Query extends TSchema = never,
  Body extends TSchema = never,
  Reply extends TSchema = never,
>(
  facts: Omit<Call, keyof Schemas<0, 0, 0, 0> | 'values'> & Schemas<Params, Query, Body, Reply>,
): Call<Static<Params> & object, Static<Query> & object, Static<Body>, Static<Reply>> &
  Schemas<Params, Query, Body, Reply> {
  return facts;
}

/** What a call takes. A call without a schema for a part takes none of it. */
export interface CallInput<C extends Call> {
  params?: Values<C>['params'];
  query?: Values<C>['query'];
  body?: Values<C>['body'];
  /** Of a call that takes files. */
  files?: readonly Blob[];
}

export type CallReply<C extends Call> = Values<C>['reply'];

type Values<C extends Call> = NonNullable<C['values']>;
