import type { Static, TSchema } from 'typebox';

/**
 * Who may make a call. In the back office each of `provider` (looks, to preview), `staff` (their own calendar), `manager`
 * (orders, statuses, refunds) and `admin` (the company itself) may do what those before may. `access` is a guest of the
 * back office, as an accountant: what is open to it is open to managers too.
 */
export type Role = 'visitor' | 'customer' | 'access' | BackOfficeRole;
export type BackOfficeRole = 'provider' | 'staff' | 'manager' | 'admin';

/**
 * One call of the back end, as data: what a client needs to send it, and who may. The reference back end registers its
 * route from it and from its schemas, which lie apart (`DescribedCall`): a client's bundle holds this alone.
 */
export interface Call<
  Params extends object = object,
  Query extends object = object,
  Body = unknown,
  Reply = unknown,
> {
  /** Family and verb, as `appointments.find`: the key of its schemas. */
  readonly name: string;
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
  /** The body is a form (multipart/form-data) of at most so many files, each of at most so many bytes; there is no other. */
  readonly files?: { readonly most: number; readonly largest: number };
  /** Never there, only a type: what the schemas describe. */
  readonly values?: {
    readonly params: Params;
    readonly query: Query;
    readonly body: Body;
    readonly reply: Reply;
  };
}

/** What a call takes and answers. A call without a schema for a part takes none of it. */
export interface CallSchemas {
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly reply?: TSchema;
  /** Answered by server-sent events. */
  readonly events?: true;
  /** A field that neither body nor reply knows is refused by its path: what was read can be written back. Without this it is left out. */
  readonly strict?: true;
}

/** The schemas of a family's calls by the calls' names. */
export type FamilySchemas = Readonly<Record<string, CallSchemas>>;

/** The call of one name among the schemas of its family: `CallOf<typeof daysSchemas, 'opendays.list'>`. */
export type CallOf<Schemas extends FamilySchemas, Name extends keyof Schemas & string> = CallWith<
  Schemas[Name]
> & { readonly name: Name };

/** A call that takes and answers what schemas describe. */
export type CallWith<Schemas extends CallSchemas> = Call<
  ValueOf<Schemas, 'params'> & object,
  ValueOf<Schemas, 'query'> & object,
  ValueOf<Schemas, 'body'>,
  ValueOf<Schemas, 'reply'>
>;

/** A call together with its schemas, for the back end and its documents. */
export type DescribedCall = Call & CallSchemas;

/** What somebody who makes a call has to give. */
export interface CallInput<C extends Call> {
  params?: Values<C>['params'];
  query?: Values<C>['query'];
  body?: Values<C>['body'];
  /** Of a call that takes files. */
  files?: readonly Blob[];
}

export type CallReply<C extends Call> = Values<C>['reply'];

type Values<C extends Call> = NonNullable<C['values']>;

/** What the schema of a part describes; `never` where there is none. */
type ValueOf<Schemas extends CallSchemas, Part extends 'params' | 'query' | 'body' | 'reply'> =
  Schemas extends Readonly<Record<Part, infer Schema extends TSchema>> ? Static<Schema> : never;
