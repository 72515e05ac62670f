import pg from 'pg';
import type { PoolState } from '../database.ts';
import { scopedCompany } from './tenant-scope.ts';
import { switchTo } from './row-security.ts';

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * Connections by the scope in which they are asked for. Outside of any scope those of this pool, which see all companies;
 * inside one those of a second pool, which work for one company at a time and are switched, in one round trip, when the
 * last one was another.
 */
export class ScopedPool extends pg.Pool {
  readonly #tenants: pg.Pool;
  readonly #worksFor = new WeakMap<pg.PoolClient, string>();

  /** `max` is that of each of the two pools. */
  constructor(config: pg.PoolConfig) {
    super(config);
    this.#tenants = new pg.Pool(config);
    for (const pool of [this, this.#tenants]) {
      // A connection that breaks, idle or in use, fails what it was asked; without a listener it would end the process.
      pool.on('error', () => undefined);
      pool.on('connect', (client) => client.on('error', () => undefined));
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | void {
    const company = scopedCompany();
    if (company === null) return taken ? super.connect(taken) : super.connect();
    const client = this.#connectFor(company);
    if (!taken) return client;
    client.then(
      (connected) => taken(undefined, connected, (release) => connected.release(Boolean(release))),
      (error: Error) => taken(error, undefined, () => undefined),
    );
  }

  states(): readonly PoolState[] {
    const stateOf = (pool: string, { totalCount, idleCount, waitingCount }: pg.Pool) => ({
      pool,
      used: totalCount - idleCount,
      idle: idleCount,
      waiting: waitingCount,
    });
    return [stateOf('across', this), stateOf('tenants', this.#tenants)];
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.#tenants.end()]);
  }

  async #connectFor(company: string): Promise<pg.PoolClient> {
    const client = await this.#tenants.connect();
    if (this.#worksFor.get(client) === company) return client;
    try {
      this.#worksFor.delete(client);
      await client.query(switchTo(company));
      this.#worksFor.set(client, company);
      return client;
    } catch (error) {
      // Nobody knows for whom it works now.
      client.release(true);
      throw error;
    }
  }
}
