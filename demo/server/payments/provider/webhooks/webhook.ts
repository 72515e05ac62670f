import type { IncomingHttpHeaders } from 'node:http';
import type { ServerContext } from '../../../context.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Tenant } from '../../../router/route.ts';

/** A message as it came. */
export interface ToldMessage {
  readonly headers: IncomingHttpHeaders;
  readonly query: Readonly<Record<string, unknown>>;
  /** Each byte of it, as it may be signed; empty where there is none. */
  readonly body: string;
}

/** What a message says: of which payment it is. What became of that is asked of the provider. */
export interface HeardMessage {
  readonly paymentId: string;
  /** The provider's name of it, where the message tells it: another one is none of ours. */
  readonly intentId?: string;
  /** The provider's own; the same one twice is heard once. */
  readonly eventId: string;
}

/** How a provider tells of payments. */
export interface Webhook {
  readonly method: 'GET' | 'POST';
  /** Of the bodies of its messages; null: they have none. */
  readonly contentType: 'application/json' | 'application/x-www-form-urlencoded' | null;
  /** Who may tell. */
  readonly policy: string;
  /** What it wants to hear when its message has come. */
  readonly thanks: object | string;
  /** What it wants to hear in place of a refusal where it was not the provider that spoke. */
  readonly distrust?: string;
  /** A refusal where it is not the provider that speaks; null for what is of no payment here. */
  hear(context: ServerContext, tenant: Tenant, told: ToldMessage): Promise<HeardMessage | Refusal | null>;
}
