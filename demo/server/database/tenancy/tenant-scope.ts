import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/**
 * Runs the work with a database that shows and takes the rows of one company alone, whatever its queries ask for. Holds for
 * everything that the work starts, transactions included. Outside of any scope (start, seed, finding the company of a
 * request) queries see all companies, and have to say which one they mean.
 */
export function inTenant<T>(companyId: string, work: () => PromiseLike<T> | T): Promise<T> {
  // A query of Drizzle is sent when it is awaited: that has to happen inside.
  return scope.run(companyId, async () => await work());
}

/** The company of the scope that the caller is in; null outside of any. */
export function scopedCompany(): string | null {
  return scope.getStore() ?? null;
}
