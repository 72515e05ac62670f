import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { addressGroup, isLoopback } from './client-address.ts';
import type { EpochClock } from '../../clock.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** A bucket of requests that is full at first and fills again. */
interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

type Kind = 'reads' | 'writes';

/** For calls of one address to all companies, and of all addresses to one company; of one process. */
export type Limits = Readonly<Record<'address' | 'tenant', Readonly<Record<Kind, Allowance>>>>;

export const LIMITS: Limits = {
  address: { reads: { burst: 600, perSecond: 20 }, writes: { burst: 120, perSecond: 4 } },
  tenant: { reads: { burst: 6000, perSecond: 300 }, writes: { burst: 1200, perSecond: 60 } },
};

const MOST_BUCKETS = 50_000;

interface Bucket {
  left: number;
  /** Epoch milliseconds. */
  at: number;
}

export interface RateLimiter {
  /** Null: go on. Before anything else is done for a request. */
  ofAddress(request: FastifyRequest, call: Pick<Call, 'method'>): Refusal | null;
  ofTenant(companyId: string, call: Pick<Call, 'method'>): Refusal | null;
}

/**
 * Keeps one address, or the visitors of one company, from using up what all share. Counted in this process alone: it guards
 * the process. What must hold exactly however many processes there are (log-ins, codes, vouchers) is counted in the database.
 */
export function createRateLimiter(limits: Limits | null, clock: EpochClock): RateLimiter {
  if (limits === null) return { ofAddress: () => null, ofTenant: () => null };
  const buckets = new Map<string, Bucket>();
  const take = (scope: keyof Limits, name: string, call: Pick<Call, 'method'>): Refusal | null => {
    const kind: Kind = call.method === 'GET' ? 'reads' : 'writes';
    const seconds = takeOne(buckets, `${scope} ${kind} ${name}`, limits[scope][kind], clock.now());
    return seconds === 0 ? null : refuse('too_many_attempts', { retryAfter: seconds });
  };
  return {
    // Of this machine: a developer, or a proxy that nobody named, behind which everybody is.
    ofAddress: ({ ip }, call) => (isLoopback(ip) ? null : take('address', addressGroup(ip), call)),
    ofTenant: (companyId, call) => take('tenant', companyId, call),
  };
}

/** 0, or the seconds after which there is one again. */
function takeOne(
  buckets: Map<string, Bucket>,
  key: string,
  { burst, perSecond }: Allowance,
  now: number,
): number {
  const existing = buckets.get(key);
  const bucket = existing ?? { left: burst, at: now };
  bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
  bucket.at = now;
  if (existing === undefined) {
    makeRoom(buckets);
    buckets.set(key, bucket);
  }
  if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / perSecond));
  bucket.left -= 1;
  return 0;
}

/** The oldest go: whoever still comes gets a full bucket, which is what most of them had. */
function makeRoom(buckets: Map<string, Bucket>): void {
  if (buckets.size < MOST_BUCKETS) return;
  let surplus = MOST_BUCKETS / 10;
  for (const key of buckets.keys()) {
    if (surplus-- <= 0) return;
    buckets.delete(key);
  }
}
