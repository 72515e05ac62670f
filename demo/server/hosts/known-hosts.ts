import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { companyOfHost } from '../families/company/companies.ts';
import { normalizedHost } from '../http/requests/request-url.ts';
import type { RevisedTenant } from '../router/tenants.ts';

/** Milliseconds after which a company's pages show what another process has changed. */
export const HOSTS_KNOWN_FOR = 1000;

/** Hosts that a process remembers. */
const MOST = 500;

interface Known {
  readonly reading: Promise<RevisedTenant | null>;
  /** Undefined until it is read. */
  token?: string;
}

/** Which company a host has, and its revision. */
export interface KnownHosts {
  /** The company of a host name, which may carry a port; null where nobody has it. */
  companyOf(host: string): Promise<RevisedTenant | null>;
  /** Has the hosts of a company be read anew: something may have changed it. */
  forget(token: string): void;
}

/** Reads the company of a host once for all who ask within a time of `knownFor` milliseconds; 0: for each of them. */
export function createKnownHosts(db: Database, knownFor: number): KnownHosts {
  if (knownFor === 0) return { companyOf: (host) => companyOfHost(db, host), forget: () => {} };
  const hosts = new LRUCache<string, Known>({ max: MOST, ttl: knownFor });

  function read(host: string): Known {
    const known: Known = { reading: companyOfHost(db, host) };
    hosts.set(host, known);
    const drop = () => void (hosts.peek(host) === known && hosts.delete(host));
    known.reading.then((tenant) => {
      if (tenant) known.token = tenant.token;
      // Names that nobody has are without end.
      else drop();
    }, drop);
    return known;
  }

  return {
    companyOf(host) {
      const name = normalizedHost(host);
      return (hosts.get(name) ?? read(name)).reading;
    },
    forget(token) {
      for (const [host, known] of hosts.entries())
        if (known.token === undefined || known.token === token) hosts.delete(host);
    },
  };
}
